import { Drawing, heavy, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** The gap between hood and fender. */
export function PhotoGap({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={heavy} d="M66 0C70 30 62 60 60 96M74 0C80 30 84 60 88 96" />
      <path className={pen} d="M56 70h40M60 66l-4 4 4 4M92 66l4 4-4 4" />
    </Drawing>
  );
}
