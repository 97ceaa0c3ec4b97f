import { Drawing, line, shape } from "./drawing.tsx";
import styles from "./photo.module.css";

/** The sticker in the door jamb. */
export function PhotoSticker({ label }: { label: string | undefined }) {
  return (
    <Drawing width={148} height={96} label={label} className={styles.drawing}>
      <rect className={shape} x="1" y="1" width="146" height="94" />
      <rect className={line} x="34" y="24" width="80" height="48" rx="3" />
      <path
        className={line}
        d="M42 36h46M42 46h62M42 56h30M84 52v14M88 52v14M93 52v14M97 52v14M102 52v14M106 52v14"
      />
    </Drawing>
  );
}
