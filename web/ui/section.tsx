import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  children: ReactNode;
  /** paper: white. pad: the ruled yellow pad. night: after hours, one band per page. */
  tone?: "paper" | "pad" | "night";
  /** No space above: the section goes on where the last one ended. */
  flush?: boolean;
  id?: string;
  /** Names the section for screen readers where it has no heading of its own. */
  label?: string;
  className?: string;
}

/** A part of the sheet, with the red margin running down its left side. */
export function Section({ children, tone = "paper", flush, id, label, className }: SectionProps) {
  return (
    <section
      id={id}
      // A jump takes the focus along.
      tabIndex={id ? -1 : undefined}
      aria-label={label}
      className={classNames(
        styles.section,
        tone === "pad" && styles.ruled,
        tone === "night" && "night",
        flush && styles.flush,
        className,
      )}
    >
      {children}
    </section>
  );
}

/** Twelve columns with the sheet's gap. */
export function Grid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.grid, className)}>{children}</div>;
}

/** The heading of a section, with the elements next to it. */
export function SectionHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** A row of actions. */
export function Actions({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.actions, className)}>{children}</div>;
}

/** A note in the margin: the hour of the scene beside it. */
export function MarginNote({
  time,
  children,
  className,
}: {
  time: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <p className={classNames(styles.note, className)}>
      <b>{time}</b>
      {children}
    </p>
  );
}
