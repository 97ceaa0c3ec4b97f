import styles from "./broad.module.css";
import { Drawing, heavy, line, text } from "./drawing.tsx";

/** The floor plan of a listing. */
export function ListingPlan({ label }: { label: string | undefined }) {
  return (
    <Drawing width={420} height={300} label={label} className={styles.drawing}>
      <path
        className={heavy}
        d="M10 10H410V210H300V290H10ZM10 160H120M164 160H236M236 160V110M236 64V10M300 210V160H410M120 160V176M120 214V290M300 160H280M120 236H176M220 236H300"
      />
      <path
        className={line}
        d="M120 176a38 38 0 0 1 38 38H120M236 110a46 46 0 0 0-46-46h46M236 160a44 44 0 0 1 44-44M176 236a44 44 0 0 0 44 44V236M246 14v30h154M330 14v30M344 22h20v14h-20ZM20 20h56v72H20ZM24 26h22v18H24ZM50 26h22v18H50ZM356 170h44v30h-44ZM22 246h40v34H22Z"
      />
      <g className={text}>
        <text x="96" y="60">
          Primary
        </text>
        <text x="96" y="78">
          14 × 12
        </text>
        <text x="290" y="84">
          Kitchen
        </text>
        <text x="290" y="102">
          13 × 11
        </text>
        <text x="150" y="196" dx="14">
          Living, 18 × 15
        </text>
        <text x="26" y="206">
          Bed 2
        </text>
        <text x="196" y="270" dx="36">
          Porch
        </text>
      </g>
    </Drawing>
  );
}
