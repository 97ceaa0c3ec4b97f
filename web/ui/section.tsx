import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./section.module.css";

interface SectionProps {
  children: ReactNode;
  /** paper: white. pad: the ruled yellow pad. night: black, one band per page. */
  tone?: "paper" | "pad" | "night";
  /** No space above: the section continues the one before it. */
  flush?: boolean;
  id?: string;
  /** Accessible name, if the section has no heading of its own. */
  label?: string;
  className?: string;
}

/** A section of the page, with the red margin on its left side. */
export function Section({ children, tone = "paper", flush, id, label, className }: SectionProps) {
  return (
    <section
      id={id}
      // Makes the section focusable, so that a jump to it moves the focus too.
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

/** Twelve columns with the page's gap. */
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

/** A note in the margin: the time of the scene beside it. */
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
