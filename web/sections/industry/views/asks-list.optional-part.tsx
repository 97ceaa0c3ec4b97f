import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import styles from "./asks-list.module.css";

/** The agent's questions, two to a line: the question, the box that it fills, the answer. */
export function AsksList({ section }: SectionProps<"asks">) {
  if (section.look !== "list") return null;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <AskedQuestions questions={section.questions} className={styles.questions} />
    </TradeSection>
  );
}
