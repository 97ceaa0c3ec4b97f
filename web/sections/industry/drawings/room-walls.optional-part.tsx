import styles from "./broad.module.css";
import { Drawing, heavy, line, pen, text } from "./drawing.tsx";

/** A room unfolded into four walls. */
export function RoomWalls({ label }: { label: string | undefined }) {
  return (
    <Drawing width={500} height={230} label={label} className={styles.drawing}>
      <path className={heavy} d="M10 40H490V180H10ZM122 40V180M252 40V180M364 40V180" />
      <path
        className={line}
        d="M40 180V84h46v96M160 70h54v56h-54ZM290 70h50v56h-50ZM160 98h54M290 98h50M187 70v56M315 70v56M10 40l20-24H470l20 24"
      />
      <path className={pen} d="M344 132c16-16 26 6 14 16c-14 8-28-2-14-16" />
      <g className={text}>
        <text x="52" y="206">
          {"12′"}
        </text>
        <text x="178" y="206">
          {"14′"}
        </text>
        <text x="298" y="206">
          {"12′"}
        </text>
        <text x="418" y="206">
          {"14′"}
        </text>
        <text x="226" y="32">
          Ceiling, 168 sq. ft.
        </text>
      </g>
    </Drawing>
  );
}
