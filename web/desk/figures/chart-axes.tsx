import { figuresWords } from "#content/desk/figures-words.ts";
import type { DeskFigures } from "#contract/desk-figures.ts";
import { tenth } from "./chart-scale.ts";
import { sayDate, sayNumber } from "./say-figure.ts";

/** The lines of a scale with their values. */
export function ScaleLines({
  values,
  yOf,
  from,
  to,
  name,
}: {
  values: number[];
  yOf: (value: number) => number;
  from: number;
  to: number;
  name: string;
}) {
  return (
    <>
      {values.map((value) => (
        <g key={value}>
          <path className={value ? "ax" : "bl"} d={`M${from} ${tenth(yOf(value))}H${to}`} />
          <text x={from - 8} y={tenth(yOf(value) + 4)} textAnchor="end">
            {value < 10_000 ? sayNumber(value) : figuresWords.units.thousands(value / 1000)}
          </text>
        </g>
      ))}
      <text x={from - 8} y={tenth(yOf(values.at(-1) ?? 0) - 13)} textAnchor="end">
        {name.toLowerCase()}
      </text>
    </>
  );
}

/** The names of some days below the chart, counted back from today. */
export function StepNames({
  figures: { steps, range },
  xOf,
  y,
  labels,
}: {
  figures: DeskFigures;
  xOf: (index: number) => number;
  y: number;
  labels: number;
}) {
  const every = Math.ceil(steps.length / labels);
  const last = steps.length - 1;
  return steps.map(({ day }, index) =>
    (last - index) % every === 0 ? (
      <text
        key={day}
        className={index === last ? "hi" : undefined}
        x={tenth(xOf(index))}
        y={y}
        textAnchor={index === last ? "end" : index === 0 ? "start" : "middle"}
      >
        {index === last
          ? figuresWords.trend.today
          : sayDate(day, range === "year" ? "month" : "short")}
      </text>
    ) : null,
  );
}
