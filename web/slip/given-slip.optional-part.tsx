import { readLeadSlip, saySlip, slipWords } from "#content/lead-slip.ts";
import { plainFields } from "#contract/http.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./slip-note.module.css";

/** The slip in words, a field that is posted with the form, and a link that takes it off. */
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
