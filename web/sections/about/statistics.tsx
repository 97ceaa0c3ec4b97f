import type { Statistic } from "#content/types/card.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./statistics.module.css";

interface StatisticsProps {
  title: string;
  items: readonly Statistic[];
}

/** The figures of the company, standing on one red line that runs off the sheet on both sides. */
export function Statistics({ title, items }: StatisticsProps) {
  return (
    <Section className={styles.section}>
      <h2 className="visually-hidden">{title}</h2>
      <ul className={styles.figures}>
        {items.map(({ number, label }) => (
          <li key={label}>
            <b>{number}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
