import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import styles from "./marquee.module.css";
import type { Pace } from "./marquee-pace.ts";
import { moveMarquee } from "./move-marquee.ts";

type MarqueeProps = Pace & {
  /** Names the row for screen readers. */
  label: string;
  /** The items, each an `<li>`. They must not change, because React does not manage the copies. */
  children: ReactNode;
  /** Runs from left to right. */
  reverse?: boolean;
  /** Minimum number of times that the items appear in the row (logos 2, quotes 4). */
  repeat?: number;
  /** Lays out the items. */
  listClass?: string;
  className?: string;
};

/**
 * A row that moves by itself. The document contains the items once, in a row that can be scrolled;
 * `moveMarquee` adds the copies. It pauses on hover and focus, and by a `PauseButton` in the same
 * `pausable` element.
 */
export function Marquee(props: MarqueeProps) {
  const { label, children, reverse, repeat = 2, listClass, className, speed, seconds } = props;
  const row = useRef<HTMLElement>(null);
  useEffect(() => (row.current ? moveMarquee(row.current) : undefined), []);
  return (
    <section
      ref={row}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by hand, so the keyboard must reach it
      tabIndex={0}
      className={classNames(styles.row, className)}
      data-marquee={repeat}
      data-reverse={reverse || undefined}
      data-speed={speed}
      data-seconds={seconds}
    >
      <div className={styles.track}>
        <ul className={classNames(styles.list, listClass)}>{children}</ul>
      </div>
    </section>
  );
}
