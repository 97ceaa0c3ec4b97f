import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./drawing.module.css";

interface DrawingProps {
  width: number;
  height: number;
  /** The accessible name; without one the drawing is decoration. */
  label: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Lines on paper: printed in the page's ink (`line`, `shape`), added with the pen (`pen`). */
export function Drawing({ width, height, label, className, children }: DrawingProps) {
  return (
    <svg
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={classNames(styles.drawing, className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  );
}

export const { line, heavy, shape, pen, text, penText } = styles as Record<string, string>;
