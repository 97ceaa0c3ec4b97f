import type { aboutTeaser } from "#content/home/about-teaser.ts";
import { classNames } from "../../ui/class-names.ts";
import { random } from "../../ui/random.ts";
import styles from "./week-chart.module.css";

interface WeekChartProps {
  words: (typeof aboutTeaser)["chart"];
  className?: string;
}

/** Seven lines of twenty-four hours: the desk from nine to five, and calls at all hours. */
export function WeekChart({ words, className }: WeekChartProps) {
  const next = random(77);
  return (
    <figure className={classNames(styles.chart, className)}>
      <div role="img" aria-label={words.description}>
        {words.days.map((day, index) => {
          const weekend = index >= 5;
          return (
            <div key={day} className={styles.day}>
              {day}
              <div className={classNames(styles.hours, !weekend && styles.staffed)}>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d={[...new Set(calls(next, weekend))].map((at) => `M${at} 0v1`).join("")} />
                </svg>
              </div>
            </div>
          );
        })}
        <div className={classNames(styles.day, styles.axis)}>
          <span />
          <div>
            {words.axis.map((label, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: midnight stands at both ends
              <span key={index}>{label}</span>
            ))}
          </div>
        </div>
      </div>
      <figcaption className={styles.key}>
        <span className={styles.agent}>{words.key.agent}</span>
        <span className={styles.both}>{words.key.both}</span>
        <span className={styles.call}>{words.key.call}</span>
      </figcaption>
    </figure>
  );
}

/** Where in the day calls come in, in percent: most after hours, some before, some in between. */
function calls(next: () => number, weekend: boolean): number[] {
  const count = weekend ? 5 : 8;
  return Array.from({ length: count }, (_, call) => {
    const hour =
      call < count * 0.45
        ? 17.4 + next() * 6
        : call < count * 0.6
          ? 6 + next() * 2.6
          : 9 + next() * 8;
    return Math.round((hour / 24) * 100);
  });
}
