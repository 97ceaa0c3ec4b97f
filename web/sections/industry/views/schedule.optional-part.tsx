import type { CSSProperties } from "react";
import type { ScheduleSection } from "#content/industries/own-section-types.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./schedule.module.css";

/** A sheet of the day: what is booked, what fell out, and what came in its place. */
export function Schedule({ section }: SectionProps<"schedule">) {
  const { label, hours, rows, steps } = section;
  const count = { "--hours": hours.length } as CSSProperties;
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <div className={styles.sheet} role="img" aria-label={label} style={count}>
        <div className={styles.hours}>
          <span />
          {hours.map((hour) => (
            <i key={hour}>{hour}</i>
          ))}
        </div>
        {rows.map(({ name, blocks }) => (
          <div key={name}>
            <span>{name}</span>
            {blocks.map(({ from, to, text, look }) => (
              <b
                key={text}
                className={classNames(
                  look && styles[look],
                  look === "new" && replaces({ from, to }, blocks) && styles.below,
                )}
                style={{ "--from": from + 1, "--to": to + 1 } as CSSProperties}
              >
                {text}
              </b>
            ))}
          </div>
        ))}
      </div>
      {steps && (
        <ol className={styles.steps}>
          {steps.map(({ time, text }) => (
            <li key={time}>
              <time>{time}</time>
              {text}
            </li>
          ))}
        </ol>
      )}
    </TradeSection>
  );
}

type Blocks = ScheduleSection["rows"][number]["blocks"];

/** Whether a block stands in columns of one that was crossed out. */
const replaces = ({ from, to }: Pick<Blocks[number], "from" | "to">, blocks: Blocks) =>
  blocks.some((block) => block.look === "struck" && block.from < to && from < block.to);
