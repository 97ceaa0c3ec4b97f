import { figuresWords } from "#content/desk/figures-words.ts";
import type { DeskFigures, FigureStep } from "#contract/desk-figures.ts";
import { tenth } from "./chart-scale.ts";
import { sayDate, sayNumber } from "./say-figure.ts";

/** The finished step with the most visits; undefined where none was counted. */
export function peakOf({ steps }: DeskFigures): number | undefined {
  const done = steps.slice(0, -1);
  const most = Math.max(0, ...done.map(({ visits }) => visits));
  return most > 0 ? done.findIndex(({ visits }) => visits === most) : undefined;
}

/** "Thu 12 Nov", "Nov 2026". */
export const sayStep = ({ range }: DeskFigures, { day }: FigureStep) =>
  sayDate(day, range === "year" ? "month" : "weekday");

/** The step with the most visits on yellow, with its figures beside it. */
export function Peak({
  figures,
  xOf,
  width,
  bar,
  top,
  base,
}: {
  figures: DeskFigures;
  xOf: (index: number) => number;
  width: number;
  bar: number;
  top: number;
  base: number;
}) {
  const index = peakOf(figures);
  const step = figures.steps[index ?? -1];
  if (index === undefined || !step) return null;
  const isRight = xOf(index) > width - 190;
  const off = (bar * 0.8 + 8) * (isRight ? -1 : 1);
  const place = { x: tenth(xOf(index) + off), textAnchor: isRight ? "end" : "start" } as const;
  const { visits, leads, booked } = step;
  return (
    <>
      <rect
        className="pk"
        x={tenth(xOf(index) - bar * 0.8)}
        y={top - 4}
        width={tenth(bar * 1.6)}
        height={base - top + 4}
      />
      <text className="hi" y={top + 11} {...place}>
        {sayStep(figures, step)}
      </text>
      <text y={top + 28} {...place}>
        {figuresWords.trend.point(sayNumber(visits), sayNumber(leads), sayNumber(booked))}
      </text>
    </>
  );
}

/** The point of that step, drawn over the line. */
export function PeakPoint({
  figures,
  xOf,
  yOf,
}: {
  figures: DeskFigures;
  xOf: (index: number) => number;
  yOf: (value: number) => number;
}) {
  const index = peakOf(figures);
  const step = figures.steps[index ?? -1];
  if (index === undefined || !step) return null;
  return <circle className="peak" cx={tenth(xOf(index))} cy={tenth(yOf(step.visits))} r="4.5" />;
}
