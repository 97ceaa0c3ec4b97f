import type { CSSProperties } from "react";
import type { Mark } from "#content/marks.ts";
import { inkMarks } from "../brand-marks/ink-marks.ts";
import styles from "./brand-mark.module.css";
import { classNames } from "./class-names.ts";
import { Monogram, type Paper } from "./monogram.tsx";

const names = Object.keys(inkMarks);

interface BrandMarkProps {
  mark: Mark;
  /** Height in px; a monogram is a square of this height. */
  height?: number;
  /** Background of a monogram. */
  paper?: Paper;
  className?: string;
}

/**
 * A company's mark in the text color. Its shape is a mask and not a `<use>` of a sprite: browsers
 * fetch pictures of a style after everything that the page needs first.
 */
export function BrandMark({ mark, height = 24, paper, className }: BrandMarkProps) {
  const letters = monogramOf(mark);
  if (letters) {
    return <Monogram letters={letters} size={height} paper={paper} className={className} />;
  }
  const [width, full] = inkMarks[mark as keyof typeof inkMarks];
  return (
    <span
      className={classNames(styles.mark, "brand-mark", className)}
      style={
        {
          fontSize: height,
          width: Math.round((width / full) * height),
          "--line": names.indexOf(mark),
        } as CSSProperties
      }
    />
  );
}

/** The letters of a mark that has no drawing. */
export function monogramOf(mark: Mark): string | undefined {
  return mark.startsWith("monogram:") ? mark.slice("monogram:".length) : undefined;
}
