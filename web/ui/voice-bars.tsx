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

/** Bars that show a voice speaking. */
export function VoiceBars({ count, seed, height, still = false, className }: VoiceBarsProps) {
  return (
    <div className={classNames(styles.wave, still && styles.still, className)} aria-hidden="true">
      {barHeights(count, seed, height).map((bar, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars of one seed never change places
          key={index}
          style={{ height: bar }}
        />
      ))}
    </div>
  );
}
