import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeSection } from "../trade-section.tsx";
import styles from "./messages.module.css";

/** Text messages as the recipient reads them. */
export function Messages({ section }: SectionProps<"messages">) {
  const { title, text, to, messages, note } = section;
  return (
    <TradeSection ground={groundOf(section)}>
      <Grid>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
          {note && <p>{note}</p>}
        </div>
        <div className={styles.phone}>
          <p>{to}</p>
          <ol>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ol>
        </div>
      </Grid>
    </TradeSection>
  );
}
