import type { ReactNode } from "react";
import type { Slip as SlipWords } from "#content/types/pink-slip.ts";
import { classNames } from "./class-names.ts";
import styles from "./slip.module.css";

interface SlipProps {
  slip: SlipWords;
  /** Replaces the slip's last lines. */
  children?: ReactNode;
  className?: string;
}

/** The pink "While you were out" slip. One per page; it may be rotated. */
export function Slip({ slip, children, className }: SlipProps) {
  return (
    <figure className={classNames(styles.slip, className)}>
      <figcaption>{slip.title}</figcaption>
      <dl>
        {slip.rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {slip.boxes && (
        <ul>
          {slip.boxes.map(({ label, on }) => (
            // A screen reader cannot see the check marks, so unchecked boxes are hidden from it.
            <li key={label} className={on ? styles.on : undefined} aria-hidden={!on || undefined}>
              {label}
            </li>
          ))}
        </ul>
      )}
      {slip.text && <p>{slip.text}</p>}
      {children}
    </figure>
  );
}
