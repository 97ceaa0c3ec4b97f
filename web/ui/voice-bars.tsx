import { barHeights } from "./bar-heights.ts";
import { classNames } from "./class-names.ts";
import styles from "./voice-bars.module.css";

interface VoiceBarsProps {
  count: number;
  seed: number;
  /** Height of the highest bar in px. */
  height: number;
  /** The bars do not move (in a chart or a picture). */
  still?: boolean;
  className?: string;
}

/** Bars of one group move together; neighbors belong to different groups. */
const groups = 5;

/** Bars that show a voice speaking. One drawing to a group, because each bar as an element is slow. */
export function VoiceBars({ count, seed, height, still = false, className }: VoiceBarsProps) {
  // Few different heights, which compress well.
  const bars = barHeights(count, seed, height).map((bar, at) => {
    const half = Math.max(2, 2 * Math.round(bar / 4));
    return `M${at} ${half}V-${half}`;
  });
  const drawn = still ? 1 : groups;
  return (
    <div className={classNames(styles.wave, still && styles.still, className)} aria-hidden="true">
      {Array.from({ length: drawn }, (_, group) =>
        bars.filter((_, at) => at % drawn === group),
      ).map((lines) => (
        <svg
          key={lines[0]}
          height={height}
          viewBox={`-.5 ${-height / 2} ${count} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={lines.join("")} />
        </svg>
      ))}
    </div>
  );
}
