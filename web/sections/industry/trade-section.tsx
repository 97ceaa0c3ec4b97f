import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./trade-section.module.css";

interface TradeSectionProps {
  /** surface: the page's own paper. */
  ground?: "paper" | "surface" | "night" | undefined;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A section of a trade's page, on white, on the page's paper or after hours. */
export function TradeSection({ ground = "paper", id, className, children }: TradeSectionProps) {
  return (
    <Section
      {...(id && { id })}
      tone={ground === "night" ? "night" : "paper"}
      className={classNames(styles.section, ground !== "paper" && styles[ground], className)}
    >
      {children}
    </Section>
  );
}

/** The background that the words of a section ask for. */
export const groundOf = ({ onSurface }: { onSurface?: true }) =>
  onSurface ? ("surface" as const) : ("paper" as const);

/** The heading, with a few words next to it. */
export function TradeHead({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}

interface Hour {
  time: string;
  title: string;
  text: string;
}

/** The events of the day by the hour, in order. */
export function HourList({
  hours,
  className,
}: {
  hours: readonly Hour[];
  className?: string | undefined;
}) {
  return (
    <ol className={className}>
      {hours.map(({ time, title, text }) => (
        <li key={time + title}>
          <time>{time}</time>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
