import type { CSSProperties } from "react";
import type { PartProps } from "../views.tsx";
import styles from "./colors.module.css";

/** A color card; the chosen one is written with the pen. */
export function Colors({ part: { items, label } }: PartProps<"colors">) {
  return (
    <ul className={styles.colors} aria-label={label}>
      {items.map(({ name, color, on }) => (
        <li key={name} className={on && styles.on} style={{ "--color": color } as CSSProperties}>
          {name}
        </li>
      ))}
    </ul>
  );
}
