import type { Mark } from "#content/marks.ts";
import { inkMarks } from "../brand-marks/ink-marks.ts";
import sprite from "../pictures/icons.svg";
import { Monogram, type Paper } from "./monogram.tsx";

interface BrandMarkProps {
  mark: Mark;
  /** Height in px; a monogram is a square of this height. */
  height?: number;
  /** Background of a monogram. */
  paper?: Paper;
  className?: string;
}

/** A company's mark in the text color, from the icon sprite (scripts/pictures/icons.ts). */
export function BrandMark({ mark, height = 24, paper, className }: BrandMarkProps) {
  const letters = monogramOf(mark);
  if (letters) {
    return <Monogram letters={letters} size={height} paper={paper} className={className} />;
  }
  const [width, full] = inkMarks[mark as keyof typeof inkMarks];
  return (
    <svg
      className={className}
      width={Math.round((width / full) * height)}
      height={height}
      aria-hidden="true"
    >
      <use href={`${sprite}#${mark.replace(":", "-")}`} />
    </svg>
  );
}

/** The letters of a mark that has no drawing. */
export function monogramOf(mark: Mark): string | undefined {
  return mark.startsWith("monogram:") ? mark.slice("monogram:".length) : undefined;
}
