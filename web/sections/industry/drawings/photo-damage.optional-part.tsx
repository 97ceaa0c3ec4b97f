import { Drawing, line, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** A dent, from an arm’s length. */
export function PhotoDamage({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={line} d="M0 70C40 60 70 20 148 14M30 96c6-30 50-56 118-62" />
      <path className={pen} d="M40 60l30 12M56 48l28 16M74 40l26 12" />
    </Drawing>
  );
}
