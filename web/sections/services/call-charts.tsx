import { barHeights } from "../../ui/bar-heights.ts";
import styles from "./call-charts.module.css";

const moods = { busy: { seed: 7, height: 96 }, calm: { seed: 3, height: 72 } } as const;

/**
 * A call across the whole sheet. The bars are one path instead of a hundred elements, and they rise
 * out of the line while the page is scrolled: nothing moves by itself, so nothing needs a pause.
 */
export function CallWaveform({ mood }: { mood: keyof typeof moods }) {
  const { seed, height } = moods[mood];
  const halves = barHeights(100, seed, height).map((bar) => Math.round(bar / 2));
  return (
    <div className={styles.voice}>
      <svg viewBox="0 -56 200 112" preserveAspectRatio="none" aria-hidden="true">
        <path d={barPath(halves, halves)} />
      </svg>
    </div>
  );
}

/** How many calls come at which hour, as bars on the line. */
export function CallsByHour({ description }: { description: string }) {
  const calls = callsByHour();
  const nothing = calls.map(() => 0);
  return (
    <svg
      className={styles.chart}
      viewBox="0 -76 88 76"
      preserveAspectRatio="none"
      role="img"
      aria-label={description}
    >
      <path d={barPath(calls, nothing)} />
    </svg>
  );
}

/** Bars at every second unit, so much above the line and so much below it; relative, so short. */
function barPath(above: readonly number[], below: readonly number[]): string {
  let y = 0;
  const bars = above.map((up, index) => {
    const down = below[index] ?? 0;
    const bar = `m${index ? 2 : 1} ${-up - y}v${up + down}`;
    y = down;
    return bar;
  });
  return bars.join("").replaceAll(" -", "-");
}

/** A drawn, not a measured, day: most calls at nine, a second rise in the afternoon. */
function callsByHour(): number[] {
  return Array.from({ length: 44 }, (_, k) =>
    Math.round(
      8 +
        58 * Math.exp(-((k - 15) ** 2) / 90) +
        26 * Math.exp(-((k - 30) ** 2) / 50) +
        6 * Math.sin(k * 2.3),
    ),
  );
}
