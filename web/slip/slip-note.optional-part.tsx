import { useEffect } from "react";
import { readLeadSlip, saySlip, slipWords } from "#content/lead-slip.ts";
import { plainFields } from "#contract/http.ts";
import { count } from "../arrivals/count.ts";
import { Icon } from "../ui/icon.tsx";
import { dropSlip } from "./kept-slip.ts";
import styles from "./slip-note.module.css";

let counted = false;

/** The visitor's earlier choices, which go with the message. The visitor can remove them. */
export function SlipNote({ kept }: { kept: string }) {
  const parts = saySlip(readLeadSlip(kept));
  useEffect(() => {
    if (counted) return;
    counted = true;
    count("slip");
  }, []);
  if (parts.length === 0) return null;
  return (
    <div className={styles.slip}>
      <p>
        <b>{slipWords.title}</b> {parts.join(" · ")}
      </p>
      <button
        type="button"
        aria-label={slipWords.remove}
        title={slipWords.remove}
        onClick={dropSlip}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The same where no script runs: a field posts it with the form, a link takes it off. */
export function GivenSlipNote({ slip, without }: { slip: string; without: string }) {
  const parts = saySlip(readLeadSlip(slip));
  if (parts.length === 0) return null;
  return (
    <div className={styles.slip}>
      <p>
        <b>{slipWords.title}</b> {parts.join(" · ")}
      </p>
      <a href={without} aria-label={slipWords.remove} title={slipWords.remove}>
        <Icon name="close" />
      </a>
      <input type="hidden" name={plainFields.slip} value={slip} />
    </div>
  );
}
