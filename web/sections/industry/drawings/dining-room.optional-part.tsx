import styles from "./dining-room.module.css";
import { Drawing, heavy, line, pen, penText, shape, text } from "./drawing.tsx";

/** A table: left, top, width, height, number. Square ones are round. */
type Table = readonly [x: number, y: number, width: number, height: number, number: number];

const tables: Table[] = [
  [40, 180, 48, 48, 2],
  [120, 180, 48, 48, 4],
  [40, 270, 48, 48, 6],
  [120, 270, 48, 48, 8],
  [40, 350, 48, 40, 9],
  [220, 180, 84, 48, 12],
  [220, 290, 84, 48, 14],
  [350, 40, 48, 48, 16],
  [430, 40, 48, 48, 17],
  [510, 40, 48, 48, 18],
];
/** One table tonight. */
const joined: Table[] = [
  [400, 210, 78, 64, 20],
  [478, 210, 78, 64, 21],
  [556, 210, 78, 64, 22],
];
const stools = [1, 2, 3, 4, 5].map((number) => ({ x: 10 + number * 36, y: 118, number }));
const middles = [...tables, ...joined].map(([x, y, width, height, number]) => ({
  x: x + width / 2,
  y: y + height / 2,
  number,
}));

/** The floor of a restaurant; three tables are one tonight. */
export function DiningRoom({ label }: { label: string | undefined }) {
  return (
    <Drawing width={760} height={420} label={label} className={styles.room}>
      <path className={heavy} d="M10 10H750V410H430M370 410H10V10" />
      <path className={line} d="M370 410a60 60 0 0 1 60-60V410M30 60H200V96H30M590 10V120H750" />
      <g className={shape}>
        {stools.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="11" />
        ))}
        {tables.map(drawTable)}
      </g>
      <g className={styles.joined}>{joined.map(drawTable)}</g>
      <g className={text}>
        <g textAnchor="middle">
          {[...stools, ...middles].map(({ x, y, number }) => (
            <text key={`${x} ${y}`} x={x} y={y + 5}>
              {number}
            </text>
          ))}
        </g>
        <text x="36" y="48">
          Bar
        </text>
        <text x="606" y="70">
          Kitchen
        </text>
        <text x="442" y="392">
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

const drawTable = ([x, y, width, height, number]: Table) => (
  <rect
    key={number}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={width === height ? width / 2 : 4}
  />
);
