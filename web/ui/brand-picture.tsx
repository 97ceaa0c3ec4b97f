import type { Mark } from "#content/marks.ts";
import { colourMarks } from "../brand-marks/colour-marks.ts";
import { monogramOf } from "./brand-mark.tsx";
import { Monogram, type Paper } from "./monogram.tsx";

const files = import.meta.glob<string>("../brand-marks/colour/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

interface BrandPictureProps {
  mark: Mark;
  /** Height in px. */
  height?: number;
  /** Under a monogram. */
  paper?: Paper;
  className?: string;
}

/** A company's mark in its own colours, loaded when it comes near. Only the catalogue uses it. */
export function BrandPicture({ mark, height = 30, paper, className }: BrandPictureProps) {
  const letters = monogramOf(mark);
  if (letters) {
    return <Monogram letters={letters} size={height} paper={paper} className={className} />;
  }
  const [width, full] = colourMarks[mark as keyof typeof colourMarks];
  return (
    <img
      className={className}
      src={files[`../brand-marks/colour/${mark.replace(":", "-")}.svg`]}
      width={Math.round((width / full) * height)}
      height={height}
      loading="lazy"
      decoding="async"
      alt=""
    />
  );
}
