import { useEffect } from "react";
import type { Card } from "#contract/receptionist.ts";
import { keepSlip } from "../slip/kept-slip.ts";
import { TextLink } from "../ui/text-link.tsx";
import styles from "./card-view.module.css";
import { closeTalk } from "./source-list.tsx";

/** A recommended plan, with its sums shown so that they can be checked. */
export function RecommendedPlan({ card }: { card: Extract<Card, { kind: "plan" }> }) {
  const { title, rows, note, link } = card;
  useEffect(() => {
    const query = link.href.slice(link.href.indexOf("?") + 1).replace(/#.*$/, "");
    keepSlip(`${query}&plan=${title.toLowerCase()}`);
  }, [link.href, title]);
  return (
    <>
      <section className={styles.plan} aria-label={title}>
        <h3>{title}</h3>
        <dl>
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={styles.fine}>
        {note}{" "}
        <TextLink to={link.href} onClick={closeTalk}>
          {link.label}
        </TextLink>
      </p>
    </>
  );
}
