import { tradeWords } from "#content/industries/trade-words.ts";
import { bookingPath } from "#content/pages.ts";
import sizes from "../../../pictures/pen-sizes.json";
import { ButtonLink } from "../../../ui/button.tsx";
import { sharedDrawing } from "../../../ui/drawn.ts";
import { Actions } from "../../../ui/section.tsx";
import { ContactButton } from "../contact-button.tsx";
import type { SectionProps } from "../load-section.ts";
import { paperOf } from "../paper-style.ts";
import styles from "./paper-closing.later.module.css";

const width = 1440;
const height = 400;
/** Where the paper ends and the pen writes. */
const line = 64;
/** Where the words begin that stand in the middle. */
const from = Math.round((width - sizes.closing.width) / 2);

/** The closing call over the page's own paper, which runs to the horizon; flat where it is quiet. */
export function PaperClosing({ section, page: { slug } }: SectionProps<"horizon">) {
  const { title, text, book, second = tradeWords.prices } = section;
  const paper = paperOf(slug);
  const quiet = paper === "quiet";
  return (
    <section className={styles.closing}>
      <h2>
        {title.map((one) => (
          <span key={one}>{`${one} `}</span>
        ))}
      </h2>
      <p>{text}</p>
      <Actions className={styles.actions}>
        <ContactButton to={bookingPath} slip={`trade=${slug}`} arrow={!quiet} prefetch="intent">
          {book}
        </ContactButton>
        <ButtonLink kind="line" to={second.href} prefetch="intent">
          {second.label}
        </ButtonLink>
      </Actions>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.paper} d={`M0 ${line}h${width}V${height}H0z`} />
        <use
          className={styles.rules}
          href={sharedDrawing(paper.startsWith("section") ? "grid" : "rules")}
        />
        <path
          className={styles.margin}
          d={`M720 ${line}L192.5 ${height}M720 ${line}L196.5 ${height}`}
        />
        <path
          className={styles.pen}
          d={
            quiet
              ? `M0 ${line}H${width}`
              : `M0 ${line}H${from}M${from + sizes.closing.width} ${line}H${width}`
          }
        />
        {!quiet && <use className={styles.pen} href={sharedDrawing("closing")} x={from} y={line} />}
      </svg>
    </section>
  );
}
