import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./monogram.module.css";

export type Paper = "pad" | "pink" | "blue" | "manila";

interface MonogramProps {
  /** Two letters. */
  letters: string;
  /** Background color. */
  paper?: Paper;
  /** Side of the square in px. */
  size?: number;
  className?: string;
}

/**
 * Two letters on a paper color: stands for a person's portrait, or for a brand without a drawing.
 */
export function Monogram({ letters, paper = "pad", size = 48, className }: MonogramProps) {
  return (
    <span
      className={classNames(styles.monogram, paper !== "pad" && styles[paper], className)}
      style={size === 48 ? undefined : ({ "--size": `${size}px` } as CSSProperties)}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}
