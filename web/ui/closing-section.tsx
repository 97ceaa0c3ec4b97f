import type { ReactNode } from "react";
import picture from "../pictures/horizon.svg";
import styles from "./closing-section.module.css";

interface ClosingSectionProps {
  /** The closing title, split into lines. */
  title: readonly string[] | string;
  text?: string;
  /** The actions. */
  children?: ReactNode;
}

/** The closing call to action: one large title over a pad that runs to the horizon. */
export function ClosingSection({ title, text, children }: ClosingSectionProps) {
  const lines = typeof title === "string" ? [title] : title;
  return (
    <section className={styles.horizon}>
      <h2>
        {lines.map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
      <img src={picture} width="1440" height="400" alt="" loading="lazy" decoding="async" />
    </section>
  );
}
