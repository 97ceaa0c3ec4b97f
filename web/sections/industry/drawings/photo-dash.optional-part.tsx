import { Drawing, line, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** The dashboard with its lights on. */
export function PhotoDash({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={line} d="M20 80a54 54 0 0 1 108 0M74 80l26-30" />
      <circle className={line} cx="74" cy="80" r="5" />
      <path className={pen} d="M52 62l8-14 8 14zM60 54v4" />
    </Drawing>
  );
}
