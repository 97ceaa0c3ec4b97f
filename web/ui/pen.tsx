import type { ReactNode } from "react";
import sprite from "../pictures/icons.svg";
import styles from "./pen.module.css";
import { drawLine, type PenLine, type PenLineName, penLines } from "./pen-lines.ts";

interface Look {
  /** Nothing hangs below the line: cut the picture there. */
  onLine?: boolean;
  className?: string;
}

/** A line written by hand. It never spells a word and says nothing to a screen reader. */
export function Pen({ onLine, className, ...line }: PenLine & Look) {
  return (
    <Box line={line} onLine={onLine} className={className}>
      <path className={styles.pen} d={drawLine(line).d} />
    </Box>
  );
}

/** The same, of a line that stands in icons.svg. */
export function StoredPen({ line: name, onLine, className }: { line: PenLineName } & Look) {
  const line: PenLine = penLines[name];
  return (
    <Box line={line} onLine={onLine} className={className}>
      <use className={styles.pen} href={lineAddress(name)} />
    </Box>
  );
}

/** The `href` of a `<use>` that shows a line of icons.svg. */
export const lineAddress = (line: PenLineName) => `${sprite}#${line}`;

interface BoxProps {
  line: PenLine;
  onLine: boolean | undefined;
  className: string | undefined;
  children: ReactNode;
}

function Box({ line, onLine, className, children }: BoxProps) {
  const { width } = drawLine(line);
  const height = line.height ?? 44;
  const up = Math.ceil(height * 1.08);
  const down = onLine ? 1 : Math.ceil(height * 0.6);
  return (
    <svg
      aria-hidden="true"
      className={className}
      width={width}
      height={up + down}
      viewBox={`0 ${-up} ${width} ${up + down}`}
    >
      {children}
    </svg>
  );
}

/** The class of a stroke of the pen, for drawings that hold more than one line. */
export const penClass = styles.pen;
