import type { PartProps } from "../views.tsx";
import styles from "./ticks.module.css";

/** Kinds to choose from; those that apply are crossed. */
export function Ticks({ part: { items } }: PartProps<"ticks">) {
  return (
    <ul className={styles.ticks}>
      {items.map(({ label, on }) => (
        <li key={label} className={on && styles.on}>
          {label}
          {on && <span className="visually-hidden"> (crossed)</span>}
        </li>
      ))}
    </ul>
  );
}
