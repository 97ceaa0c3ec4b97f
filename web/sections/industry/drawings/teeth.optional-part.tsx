import { Drawing, line, pen, shape, text } from "./drawing.tsx";
import styles from "./teeth.module.css";
import { jaws, marked } from "./tooth-chart.ts";

/** An adult chart with a ring around number 30, the lower right first molar. */
export function Teeth({ label }: { label: string | undefined }) {
  return (
    <Drawing width={820} height={316} label={label} className={styles.teeth}>
      <path className={line} strokeDasharray="2 6" d="M410 6V310M4 156H816" />
      {jaws.map(({ teeth, turn }) => (
        <g key={turn} className={shape} transform={turn}>
          <path d={outlines(teeth.filter(({ number }) => number !== marked))} />
          <path
            className={styles.marked}
            d={outlines(teeth.filter(({ number }) => number === marked))}
          />
        </g>
      ))}
      <g className={text}>
        <g textAnchor="middle">
          {jaws.flatMap(({ teeth, numbersAt }) =>
            teeth.map(({ middle, number }) => (
              <text
                key={number}
                className={number === marked ? styles.number : undefined}
                x={middle}
                y={numbersAt}
              >
                {number}
              </text>
            )),
          )}
        </g>
        <text x="4" y="148">
          Right
        </text>
        <text x="816" y="148" textAnchor="end">
          Left
        </text>
      </g>
      <path
        className={pen}
        d="M160 296c-26-60-22-132 36-130c54 2 54 90 22 120c-30 28-68 12-66-44"
      />
    </Drawing>
  );
}

const outlines = (teeth: readonly { outline: string }[]) =>
  teeth.map(({ outline }) => outline).join("");
