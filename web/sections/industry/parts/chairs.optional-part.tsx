import type { CSSProperties } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Marked } from "../marked.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./chairs.module.css";

/** The page of an appointment book with a column for each chair; a row is five minutes. */
export function ChairBook({ part: { chairs } }: PartProps<"chairs">) {
  const { label, names, hours, blocks } = chairs;
  const count = { "--chairs": names.length, "--rows": hours.length * 6 } as CSSProperties;
  return (
    <div className={styles.book} role="img" aria-label={label} style={count}>
      <div className={styles.names}>
        {names.map((name) => (
          <b key={name}>{name}</b>
        ))}
      </div>
      <div className={styles.hours}>
        {hours.map((hour, index) => (
          <i key={hour} style={{ "--row": index * 6 + 1 } as CSSProperties}>
            {hour}
          </i>
        ))}
        {blocks.map(({ column, row, rows, text, look }) => (
          <div
            key={`${column} ${row}`}
            className={classNames(styles.block, look && styles[look])}
            style={{ "--chair": column, "--row": row, "--length": rows } as CSSProperties}
          >
            <span>
              <Marked text={text} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
