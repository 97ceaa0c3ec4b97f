import { classNames } from "./class-names.ts";
import { random } from "./random.ts";
import styles from "./voice-bars.module.css";

interface VoiceBarsProps {
  count: number;
  seed: number;
  /** Height of the highest bar in px. */
  height: number;
  /** Bars stand still (a chart, a picture). */
  still?: boolean;
  className?: string;
}

/** Speech: the line while somebody talks. */
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

/** Even heights in px, loud in the middle and quiet at both ends. */
export function barHeights(count: number, seed: number, height: number): number[] {
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const envelope = Math.sin((Math.PI * (index + 0.5)) / count) ** 0.8;
    const rhythm = 0.5 + 0.5 * Math.sin(index / 3.1 + seed) * Math.sin(index / 5.3);
    const share = 0.1 + 0.9 * envelope * (0.35 * next() + 0.65 * rhythm);
    return Math.max(4, 2 * Math.round((height * share) / 2));
  });
}
