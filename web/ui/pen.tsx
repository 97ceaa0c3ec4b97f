import sizes from "../pictures/pen-sizes.json";
import { drawn } from "./drawn.ts";
import styles from "./pen.module.css";

/** A line of content/handwriting.ts. */
export type PenLineName = keyof typeof sizes;

/** Whether there is a handwritten line with that name: not everybody has a signature. */
export const isPenLine = (name: string): name is PenLineName => name in sizes;

interface PenProps {
  line: PenLineName;
  /** Crops the picture at the baseline, because nothing extends below it. */
  onLine?: boolean;
  className?: string | undefined;
}

/**
 * A handwritten line. It is hidden from screen readers: its words are nearby as text, or repeat
 * other text.
 */
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
      <g className={styles.pen} {...drawn(line)} />
    </svg>
  );
}

/** The class of a pen stroke, for drawings that contain more than one line. */
export const penClass = styles.pen;
