import type { CSSProperties } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { SectionProps } from "../load-section.ts";
import { groundOf, TradeHead, TradeSection } from "../trade-section.tsx";
import styles from "./durations.module.css";

/** Parts of one appointment, as broad as they are long. */
export function Durations({ section }: SectionProps<"durations">) {
  const { parts, note } = section;
  const columns = parts.map(({ minutes }) => `${minutes}fr`).join(" ");
  return (
    <TradeSection ground={groundOf(section)}>
      <TradeHead {...section} />
      <div className={styles.parts} style={{ "--columns": columns } as CSSProperties}>
        {parts.map(({ name, minutes, text, free }) => (
          <div key={name} className={classNames(free && styles.free)}>
            <h3>{name}</h3>
            <span>{minutes} min</span>
            <p>{text}</p>
          </div>
        ))}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </TradeSection>
  );
}
