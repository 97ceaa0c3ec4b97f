import { figuresWords } from "#content/desk/figures-words.ts";
import type { FigureTotal } from "#contract/desk-figures.ts";
import { Bar } from "./bar.tsx";
import { sayNumber, sayPercent } from "./say-figure.ts";

const words = figuresWords.funnel;

/** From a visit to a booked call, each step with its share of the one before. */
export function Funnel({
  total: { visits, begun, leads, booked },
  marked,
}: {
  total: FigureTotal;
  /** Suspect messages and spam. */
  marked: number;
}) {
  const isPart = (part: number, whole: number) => part > 0 && part <= whole;
  const steps = [
    { label: words.visits, n: visits, about: words.outside },
    {
      label: words.begun,
      n: begun,
      about: isPart(begun, visits) ? words.oneIn(sayNumber(Math.round(visits / begun))) : "",
    },
    {
      label: words.sent,
      n: leads,
      about: isPart(leads, begun) ? words.ofBegun(sayPercent(leads / begun)) : "",
    },
    {
      label: words.booked,
      n: booked,
      about: isPart(booked, leads) ? words.ofSent(sayPercent(booked / leads)) : "",
    },
  ];
  const most = Math.max(...steps.map(({ n }) => n));
  return (
    <section className="fig">
      <header>
        <h2>{words.title}</h2>
      </header>
      <ol className="fun">
        {steps.map(({ label, n, about }) => (
          <li key={label}>
            <span>{label}</span>
            <b>{sayNumber(n)}</b>
            <Bar value={n} of={most} look="b1" />
            <span className="sm">{about}</span>
          </li>
        ))}
      </ol>
      <p>
        {words.exact}
        {marked > 0 && words.marked(sayNumber(marked))}
      </p>
    </section>
  );
}
