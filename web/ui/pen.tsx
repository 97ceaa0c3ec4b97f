import { classNames } from "./class-names.ts";
import styles from "./pen.module.css";
import { type PenStroke, penPath } from "./pen-path.ts";

interface PenProps extends PenStroke {
  /** The line goes on for so many units behind the last word. */
  tail?: number;
  /** Nothing hangs below the line: cut the picture there. */
  onLine?: boolean;
  /** The line writes itself once. */
  draws?: boolean;
  className?: string;
}

/** A line written by hand. It never spells a word and says nothing to a screen reader. */
export function Pen({ tail = 0, onLine = false, draws = false, className, ...stroke }: PenProps) {
  const { path, width } = penPath(stroke);
  const height = stroke.height ?? 44;
  const up = Math.ceil(height * 1.08);
  const down = onLine ? 1 : Math.ceil(height * 0.6);
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width + tail}
      height={up + down}
      viewBox={`0 ${-up} ${width + tail} ${up + down}`}
    >
      <path
        className={classNames(styles.pen, draws && styles.draws)}
        pathLength={draws ? 1 : undefined}
        d={`M0 0${path}${tail ? `h${tail}` : ""}`}
      />
    </svg>
  );
}

/** The class of a stroke of the pen, for drawings that hold more than one line. */
export const penClass = styles.pen;
