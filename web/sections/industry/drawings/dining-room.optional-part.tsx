import drawings from "../../../pictures/trade-drawings.svg";
import styles from "./dining-room.module.css";
import { Drawing, heavy, line, pen, penText, shape, text } from "./drawing.tsx";

/** The floor of a restaurant; three tables are one tonight. */
export function DiningRoom({ label }: { label: string | undefined }) {
  return (
    <Drawing width={760} height={420} label={label} className={styles.room}>
      <path className={heavy} d="M10 10H750V410H430M370 410H10V10" />
      <path className={line} d="M370 410a60 60 0 0 1 60-60V410M30 60H200V96H30M590 10V120H750" />
      <use className={shape} href={`${drawings}#tables`} />
      <use className={styles.joined} href={`${drawings}#joined-tables`} />
      <g className={text}>
        <use href={`${drawings}#table-numbers`} />
        <text x="36" y="48">
          Bar
        </text>
        <text x="606" y="70">
          Kitchen
        </text>
        <text x="392" y="376">
          Door
        </text>
      </g>
      <path
        className={pen}
        d="M384 246c-6-62 60-66 132-64c80 2 150 2 146 62c-4 62-60 66-140 64c-80-2-150-2-146-64c1-10 6-18 14-24"
      />
      <text className={penText} x="410" y="338">
        Okafor, 14. Room till close.
      </text>
    </Drawing>
  );
}
