import { figuresWords } from "#content/desk/figures-words.ts";
import type { DeskFigures } from "#contract/desk-figures.ts";
import { sayDate, sayNumber } from "./say-figure.ts";
import { TrendChart } from "./trend-chart.tsx";

const words = figuresWords.trend;

/** Visits, leads and calls over the range: drawn, and as a table. */
export function Trend({ figures }: { figures: DeskFigures }) {
  const { range, steps } = figures;
  const isYear = range === "year";
  const before = figuresWords.before[range];
  return (
    <section className="fig">
      <header>
        <h2>{isYear ? words.title.months : words.title.days}</h2>
        <p className="lg">
          <Key d="M0 5H18" look="ln1" label={words.visits} />
          <Key d="M0 5H18" look="ln0" label={before} />
          <Key d="M4 0h9v10H4z" look="b2" label={words.leads} />
          <Key d="M4 0h9v10H4z" look="b1" label={words.booked} />
        </p>
      </header>
      <TrendChart figures={figures} width={1120} look="wide" labels={7} />
      <TrendChart figures={figures} width={358} look="narrow" labels={4} />
      <details className="tbl">
        <summary>{words.table}</summary>
        <table className="tb tight numbers">
          <caption className="vh">{isYear ? words.title.months : words.title.days}</caption>
          <thead>
            <tr>
              <th scope="col">{isYear ? words.columns.month : words.columns.day}</th>
              <th scope="col" className="ra">
                {words.visits}
              </th>
              <th scope="col" className="ra">
                {words.columns.before}
              </th>
              <th scope="col" className="ra">
                {words.leads}
              </th>
              <th scope="col" className="r0 ra">
                {words.calls}
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map((step, index) => (
              <tr key={step.day}>
                <th scope="row">
                  {sayDate(step.day, isYear ? "month" : "weekday") +
                    (index === 0 ? `, ${words.unfinished}` : "")}
                </th>
                <td>{sayNumber(step.visits)}</td>
                <td>{sayNumber(step.before)}</td>
                <td>{sayNumber(step.leads)}</td>
                <td>{sayNumber(step.booked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Key({ d, look, label }: { d: string; look: string; label: string }) {
  return (
    <span>
      <svg viewBox="0 0 18 10" className="ch" aria-hidden="true">
        <path className={look} d={d} />
      </svg>
      {label}
    </span>
  );
}
