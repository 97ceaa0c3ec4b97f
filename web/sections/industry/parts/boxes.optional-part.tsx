import type { CSSProperties } from "react";
import type { PartProps } from "../views.tsx";
import styles from "./boxes.module.css";

/** Boxes of a printed form, filled with the pen. */
export function Boxes({ part: { boxes } }: PartProps<"boxes">) {
  return (
    <dl className={styles.boxes}>
      {boxes.map(({ label, value, span, narrow = 12 }) => (
        <div key={label} style={{ "--span": span, "--narrow": narrow } as CSSProperties}>
          <dt>{label}</dt>
          <dd>{value || "\u00a0"}</dd>
        </div>
      ))}
    </dl>
  );
}
