import { Drawing, line, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** A car from its right rear corner. */
export function PhotoRearCorner({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <g transform="translate(148) scale(-1 1)">
        <path
          className={line}
          d="M20 66C30 46 52 34 84 32c20 0 34 8 44 20v20H24zM50 40l10 14h58M60 54v18"
        />
        <circle className={shape} cx="50" cy="72" r="11" />
        <circle className={shape} cx="112" cy="72" r="11" />
      </g>
    </Drawing>
  );
}
