import drawings from "../../../pictures/trade-drawings.svg";
import { Drawing, line, pen, shape, text } from "./drawing.tsx";
import styles from "./teeth.module.css";

/** An adult chart with a ring around number 30, the lower right first molar. */
export function Teeth({ label }: { label: string | undefined }) {
  return (
    <Drawing width={820} height={316} label={label} className={styles.teeth}>
      <path className={line} strokeDasharray="2 6" d="M410 6V310M4 156H816" />
      <use className={shape} href={`${drawings}#teeth`} />
      <use className={styles.marked} href={`${drawings}#tooth-30`} />
      <g className={text}>
        <use href={`${drawings}#teeth-numbers`} />
        <text x="4" y="148">
          Right
        </text>
        <text x="816" y="148" textAnchor="end">
          Left
        </text>
        <text className={styles.number} x="199" y="196" textAnchor="middle">
          30
        </text>
      </g>
      <path
        className={pen}
        d="M163 296c-26-60-22-132 36-130c54 2 54 90 22 120c-30 28-68 12-66-44"
      />
    </Drawing>
  );
}
