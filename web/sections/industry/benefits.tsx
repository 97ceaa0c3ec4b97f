import type { BenefitsSection, LogLine } from "#content/industries/proof-section-types.ts";
import { classNames } from "../../ui/class-names.ts";
import { DoneMark } from "../../ui/done-mark.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./benefits.later.module.css";

/** Three benefits with their proof: a weekend's call log, two questions answered, a time. */
export function Benefits({ title, log, qualified, booked }: BenefitsSection) {
  return (
    <Section>
      <SectionHead title={title} />
      <div className={styles.benefits}>
        <article className={styles.log}>
          <Log lines={log.lines} />
          <h3>{log.title}</h3>
          <p>{log.description}</p>
        </article>
        <article className={styles.qualified}>
          <Log lines={qualified.lines} />
          <h3>{qualified.title}</h3>
          <p>{qualified.description}</p>
        </article>
        <article className={styles.booked}>
          <p className={styles.time}>
            <b>{booked.time}</b>
            {booked.note}
          </p>
          <h3>{booked.title}</h3>
          <p>{booked.description}</p>
        </article>
      </div>
    </Section>
  );
}

function Log({ lines }: { lines: readonly LogLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ term, text, detail, done }) => (
        <li key={text} className={classNames(!term && styles.plain)}>
          {term && <span className={styles.term}>{term}</span>}
          <span>
            {text}
            {detail && <small>{detail}</small>}
          </span>
          <DoneMark className={styles.done}>{done}</DoneMark>
        </li>
      ))}
    </ul>
  );
}
