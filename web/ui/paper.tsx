import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./paper.module.css";

interface PaperProps {
  /** In bold at the top of the sheet. */
  title?: string;
  /** Next to the title: person, date. */
  note?: string;
  children: ReactNode;
  className?: string;
}

/** A sheet of paper: a letter, a chart, a thread, a form. */
export function Paper({ title, note, children, className }: PaperProps) {
  return (
    <div className={classNames(styles.paper, className)}>
      {title && (
        <div className={styles.head}>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </div>
      )}
      {children}
    </div>
  );
}
