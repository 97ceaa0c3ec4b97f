import type { ReactNode } from "react";
import { type StrokeName, strokes } from "../sign-in/strokes.ts";

/** Length of the line on both sides of the writing. */
const line = 48;

/** Where nothing is yet: why, what would fill it, and perhaps a link. `left`: in line with a grid. */
export function Empty({
  title,
  text,
  stroke = "used",
  left = false,
  children,
}: {
  title: string;
  text: string;
  stroke?: StrokeName;
  left?: boolean;
  children?: ReactNode;
}) {
  const { width, path } = strokes[stroke];
  const whole = width + 2 * line;
  return (
    <div className={left ? "none l" : "none"}>
      <svg className="p" width={whole} height="40" viewBox={`0 -37 ${whole} 40`} aria-hidden="true">
        <path d={`${path.replace("M0 0h0", `M0 0h${line}`)}h${line}`} />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
