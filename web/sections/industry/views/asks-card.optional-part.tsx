import type { SectionProps } from "../load-section.ts";
import { TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./asks-card.module.css";

/** The agent's questions, down one card. */
export function AsksCard({ section }: SectionProps<"asks">) {
  if (section.look !== "card") return null;
  return (
    <TradeSection ground="surface">
      <TradeHead {...section} />
      <ol className={styles.card}>
        {section.questions.map(({ question, label, answer }) => (
          <li key={question}>
            <q>{question}</q>
            <p>
              <i>{label}</i>
              <b>{answer}</b>
            </p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
