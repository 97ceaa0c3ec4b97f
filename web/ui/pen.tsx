import sprite from "../pictures/icons.svg";
import sizes from "../pictures/pen-sizes.json";
import styles from "./pen.module.css";

/** A line of content/handwriting.ts. */
export type PenLineName = keyof typeof sizes;

/** Whether the pen has written a line of that name: not everybody signs. */
export const isPenLine = (name: string): name is PenLineName => name in sizes;

/** The `href` of a `<use>` that shows a line of icons.svg. */
export const lineAddress = (line: PenLineName) => `${sprite}#${line}`;

interface PenProps {
  line: PenLineName;
  /** Nothing hangs below the line: cut the picture there. */
  onLine?: boolean;
  className?: string | undefined;
}

/** A line written by hand. Its words stand beside it for screen readers, or say nothing new. */
export function Pen({ line, onLine, className }: PenProps) {
  const { width, up, down } = sizes[line];
  const height = up + (onLine ? 1 : down);
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width}
      height={height}
      viewBox={`0 ${-up} ${width} ${height}`}
    >
      <use className={styles.pen} href={lineAddress(line)} />
    </svg>
  );
}

/** The class of a stroke of the pen, for drawings that hold more than one line. */
export const penClass = styles.pen;
