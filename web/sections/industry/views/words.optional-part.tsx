import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./words.module.css";

/** The card beside the telephone: which words do what. */
export function Words({ section }: SectionProps<"words">) {
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <dl className={styles.card}>
        {section.rules.map(({ words, result }) => (
          <div key={result}>
            <dt>
              {words.map((word) => (
                <span key={word}>{word}</span>
              ))}
            </dt>
            <dd>{result}</dd>
          </div>
        ))}
      </dl>
    </TradeSection>
  );
}
