import type { Mark } from "#content/marks.ts";
import { colorMarks } from "../brand-marks/color-marks.ts";
import { monogramOf } from "./brand-mark.tsx";
import { Monogram, type Paper } from "./monogram.tsx";

const files = import.meta.glob<string>("../brand-marks/color/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

interface BrandPictureProps {
  mark: Mark;
  /** Height in px. */
  height?: number;
  /** Background of a monogram. */
  paper?: Paper;
  className?: string;
}

/**
 * A company's mark in its own colors, loaded when it is near the window. Only the catalog uses
 * it.
 */
export function BrandPicture({ mark, height = 30, paper, className }: BrandPictureProps) {
  const letters = monogramOf(mark);
  if (letters) {
    return <Monogram letters={letters} size={height} paper={paper} className={className} />;
  }
  const [width, full] = colorMarks[mark as keyof typeof colorMarks];
  return (
    <img
      className={className}
      src={files[`../brand-marks/color/${mark.replace(":", "-")}.svg`]}
      width={Math.round((width / full) * height)}
      height={height}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
