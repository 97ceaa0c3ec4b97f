import { figuresWords } from "#content/desk/figures-words.ts";
import type { DeskFigures, FigureStep } from "#contract/desk-figures.ts";
import { ScaleLines, StepNames } from "./chart-axes.tsx";
import { scaleLines, tenth } from "./chart-scale.ts";
import { sayDate, sayNumber } from "./say-figure.ts";
import { Peak, PeakPoint, peakOf, sayStep } from "./trend-peak.tsx";

const words = figuresWords.trend;

/** Heights and margins of the drawing, in its own units: one is a CSS pixel at full width. */
const margin = { left: 38, right: 8, top: 30 } as const;
const visitsHeight = 178;
const leadsHeight = 78;
const between = 34;
/** The part of a day's width that its bar takes. */
const barShare = 0.62;

/** The chart of visits, leads and calls: a line above, bars below, one point for a day or month. */
export function TrendChart({
  figures,
  width,
  look,
  labels,
}: {
  figures: DeskFigures;
  width: number;
  look: "wide" | "narrow";
  /** Names of days below the chart, at most. */
  labels: number;
}) {
  const { steps } = figures;
  const inside = width - margin.left - margin.right;
  const xOf = (index: number) => margin.left + (inside * (index + 0.5)) / steps.length;
  const bar = (inside / steps.length) * barShare;
  const visitLines = scaleLines(
    highestOf(steps, ({ visits, before }) => Math.max(visits, before)),
    3,
  );
  const leadLines = scaleLines(
    highestOf(steps, ({ leads }) => leads),
    2,
  );
  const base = margin.top + visitsHeight + between + leadsHeight;
  const yVisits = (value: number) =>
    margin.top + visitsHeight * (1 - value / (visitLines.at(-1) ?? 1));
  const yLeads = (value: number) => base - leadsHeight * (value / (leadLines.at(-1) ?? 1));
  const line = (values: number[]) =>
    values
      .map(
        (value, index) => `${index ? "L" : "M"}${tenth(xOf(index))} ${Math.round(yVisits(value))}`,
      )
      .join("");
  const bars = (values: number[]) =>
    values
      .map((value, index) =>
        value > 0
          ? `M${tenth(xOf(index) - bar / 2)} ${base}V${Math.round(yLeads(value))}h${tenth(bar)}V${base}z`
          : "",
      )
      .join("");
  const last = steps.length - 1;
  const done = steps.slice(0, last);
  const today = steps[last];
  const hatch = `hatch-${look}`;
  return (
    <svg
      className={`ch ${look}`}
      viewBox={`0 0 ${width} ${base + 28}`}
      role="img"
      aria-labelledby={`trend-title-${look} trend-text-${look}`}
    >
      <title id={`trend-title-${look}`}>
        {words.about(sayDate(figures.from, "long"), sayDate(figures.to, "long"))}
      </title>
      <desc id={`trend-text-${look}`}>{describe(figures)}</desc>
      <defs>
        <pattern
          id={hatch}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="hatch" d="M0 0v5" />
        </pattern>
      </defs>
      <Peak figures={figures} xOf={xOf} width={width} bar={bar} top={margin.top} base={base} />
      <ScaleLines
        values={visitLines}
        yOf={yVisits}
        from={margin.left}
        to={width - margin.right}
        name={words.visits}
      />
      <ScaleLines
        values={leadLines}
        yOf={yLeads}
        from={margin.left}
        to={width - margin.right}
        name={words.leads}
      />
      <path className="ln0" d={line(steps.map(({ before }) => before))} />
      <path className="ln1" d={line(done.map(({ visits }) => visits))} />
      {today && done.length > 0 && (
        <path
          className="ln1 open"
          d={`M${tenth(xOf(last - 1))} ${tenth(yVisits(done.at(-1)?.visits ?? 0))}L${tenth(xOf(last))} ${tenth(yVisits(today.visits))}`}
        />
      )}
      <path className="b2" d={bars(done.map(({ leads }) => leads))} />
      <path
        fill={`url(#${hatch})`}
        d={bars(steps.map(({ leads }, index) => (index === last ? leads : 0)))}
      />
      <path className="b1" d={bars(steps.map(({ booked }) => booked))} />
      <PeakPoint figures={figures} xOf={xOf} yOf={yVisits} />
      <StepNames figures={figures} xOf={xOf} y={base + 20} labels={labels} />
    </svg>
  );
}

const highestOf = (steps: FigureStep[], of: (step: FigureStep) => number) =>
  Math.max(0, ...steps.map(of));

function describe(figures: DeskFigures): string {
  const peak = figures.steps[peakOf(figures) ?? -1];
  const highest = figures.range === "year" ? words.inMonth : words.highest;
  const most = peak ? `${highest(sayStep(figures, peak), sayNumber(peak.visits))} ` : "";
  return most + words.notOver;
}
