import type { SectionProps } from "../load-section.ts";
import { TradeHead, TradeSection } from "../trade-section.tsx";
import { AskedQuestions } from "./asked-questions.tsx";
import styles from "./asks-card.module.css";

/** The agent's questions, down one card. */
export function AsksCard({ section }: SectionProps<"asks">) {
  if (section.look !== "card") return null;
  return (
    <TradeSection ground="surface">
      <TradeHead {...section} />
      <AskedQuestions questions={section.questions} className={styles.card} />
    </TradeSection>
  );
}
