import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./asks-quiet.module.css";

/** The agent's questions, with the reason for each. */
export function AsksQuiet({ section }: SectionProps<"asks">) {
  if (section.look !== "quiet") return null;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <ol className={styles.questions}>
        {section.questions.map(({ question, why }) => (
          <li key={question}>
            <q>{question}</q>
            <p>{why}</p>
          </li>
        ))}
      </ol>
    </TradeSection>
  );
}
