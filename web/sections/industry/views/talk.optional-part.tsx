import { tradeWords } from "#content/industries/trade-words.ts";
import { pathOf } from "#content/pages.ts";
import { Button } from "../../../ui/button.tsx";
import { sharedDrawing } from "../../../ui/drawn.ts";
import { Grid } from "../../../ui/section.tsx";
import type { SectionProps } from "../load-section.ts";
import { paperOf } from "../paper-style.ts";
import { TradeSection } from "../trade-section.tsx";
import styles from "./talk.later.module.css";

/**
 * The page's front desk in one sentence, its blanks changeable. Sending it opens the receptionist
 * (open-front-desk.ts); without scripts it leads to the people.
 */
export function Talk({ section, page: { slug, frontDesk } }: SectionProps<"talk">) {
  const { title, text, button, say } = section;
  const { name, trade, opens, closes } = frontDesk;
  const words = tradeWords.talk;
  const quiet = paperOf(slug) === "quiet";
  return (
    <TradeSection ground="surface" id="talk-to-it" className={styles.section}>
      <Grid className={styles.grid}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <form action={pathOf("contact")} className={styles.form} data-front-desk={slug}>
          <p>
            {words.answerFor}{" "}
            <span>
              <input
                name="name"
                aria-label={words.name}
                defaultValue={name}
                size={name.length}
                maxLength={60}
                required
              />
              ,
            </span>{" "}
            {trade} {words.openFrom}{" "}
            <input
              name="opens"
              aria-label={words.opens}
              type="time"
              defaultValue={clock(opens)}
              required
            />{" "}
            {words.to}{" "}
            <span>
              <input
                name="closes"
                aria-label={words.closes}
                type="time"
                defaultValue={clock(closes)}
                required
              />
              .
            </span>
          </p>
          <div className={styles.actions}>
            <Button type="submit" kind={quiet ? "ink" : "red"}>
              {button}
            </Button>
            <small>{words.kept}</small>
          </div>
        </form>
      </Grid>
      <div className={styles.line}>
        {!quiet && (
          <svg width="276" height="72" viewBox="0 -4 276 72" aria-hidden="true">
            <use href={sharedDrawing("speech")} />
          </svg>
        )}
      </div>
      <div className={styles.say}>
        <p>{words.say}</p>
        <ul>
          {say.map((line) => (
            <li key={line}>“{line}”</li>
          ))}
        </ul>
      </div>
    </TradeSection>
  );
}

/** Minutes after midnight as the value of a time field. */
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
