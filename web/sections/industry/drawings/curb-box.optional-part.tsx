import { Drawing, heavy, line, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** The box by the sidewalk, its lid open. */
export function CurbBox({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={heavy} d="M10 40H46M104 40H138M46 40V84H104V40" />
      <path className={line} d="M46 40L62 20h56l-14 20M10 66H46M104 66H138" />
      <path className={pen} d="M58 66H92M75 66V52M64 50h22" />
    </Drawing>
  );
}
