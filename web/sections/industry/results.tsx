import type { Statistic } from "#content/types/card.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./results.later.module.css";

interface ResultsProps {
  title: string;
  items: readonly Statistic[];
}

/** Four figures, after hours. */
export function Results({ title, items }: ResultsProps) {
  return (
    <Section tone="night" className={styles.section}>
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles.results}>
        {items.map(({ number, label }) => (
          <li key={label}>
            <b>{number}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
