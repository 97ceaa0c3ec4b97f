import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./asks-boxes.module.css";

/** The agent's questions, as the boxes of a printed order. */
export function AsksBoxes({ section }: SectionProps<"asks">) {
  if (section.look !== "boxes") return null;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.boxes}>
        {section.questions.map(({ question, label, answer }) => (
          <li key={question}>
            <i>{label}</i>
            <p>{question}</p>
            <b>{answer}</b>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
