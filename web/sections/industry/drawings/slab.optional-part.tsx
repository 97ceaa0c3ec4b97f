import { Drawing, heavy, line, pen, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** A house without a cellar: the pipe comes up beside the water heater. */
export function Slab({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <path className={heavy} d="M10 80H138" />
      <path className={line} d="M84 80V24q0-8 18-8t18 8V80M84 30h36M40 88V30M40 44H84M10 88H138" />
      <path className={pen} d="M30 56h20v14H30ZM40 56V44M32 44h16" />
    </Drawing>
  );
}
