import type { SectionProps } from "../load-section.ts";
import { TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./asks-messages.module.css";

/** The agent's questions, as messages with their answers. */
export function AsksMessages({ section }: SectionProps<"asks">) {
  if (section.look !== "messages") return null;
  return (
    <TradeSection ground="surface">
      <TradeHead {...section} />
      <ol className={styles.messages}>
        {section.questions.map(({ question, label, answer }) => (
          <li key={question}>
            <p>{question}</p>
            <b>
              <span className="visually-hidden">{label}: </span>
              {answer}
            </b>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
