import { figuresWords } from "#content/desk/figures-words.ts";
import type { FirstAnswers } from "#contract/desk-figures.ts";
import { tenth } from "./chart-scale.ts";
import { sayNumber } from "./say-figure.ts";

const words = figuresWords.answers;
const top = 20;
const height = 108;

interface WaitBar {
  label: string;
  n: number;
  late: boolean;
}

/** How long leads waited for their first answer: drawn, and as a table. */
export function Answers({ answers }: { answers: FirstAnswers }) {
  const { answered, waiting, closed } = answers;
  const bars: WaitBar[] = [
    ...words.bars.map((label, index) => ({
      label,
      n: answered[index] ?? 0,
      late: index === words.bars.length - 1,
    })),
    { label: words.waits, n: waiting, late: false },
  ];
  const all = bars.reduce((sum, { n }) => sum + n, closed);
  return (
    <section className="fig">
      <header>
        <h2>{words.title}</h2>
      </header>
      {all === 0 ? (
        <p>{figuresWords.tables.none}</p>
      ) : (
        <>
          <BarChart bars={bars} width={520} look="wide" />
          <BarChart bars={bars} width={358} look="narrow" />
          <p>
            {words.of(sayNumber(all))} {words.late(sayNumber(answered.at(-1) ?? 0))}
            {closed > 0 && ` ${words.closed(sayNumber(closed))}`}
          </p>
          <details className="tbl">
            <summary>{figuresWords.trend.table}</summary>
            <table className="tb tight">
              <caption className="vh">{words.title}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.columns.wait}</th>
                  <th scope="col" className="r0 ra">
                    {words.columns.leads}
                  </th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ label, n }) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td className="r0 ra">{sayNumber(n)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

function BarChart({ bars, width, look }: { bars: WaitBar[]; width: number; look: string }) {
  const most = Math.max(1, ...bars.map(({ n }) => n));
  const step = width / bars.length;
  const base = top + height;
  return (
    <svg
      className={`ch ${look}`}
      viewBox={`0 0 ${width} ${base + 24}`}
      role="img"
      aria-labelledby={`waits-${look} waits-text-${look}`}
    >
      <title id={`waits-${look}`}>{words.title}</title>
      <desc id={`waits-text-${look}`}>
        {bars.map(({ label, n }) => `${label}: ${n}`).join(", ")}
      </desc>
      <path className="bl" d={`M0 ${base}H${width}`} />
      {bars.map(({ label, n, late }, index) => {
        const x = tenth(index * step + 2);
        const tall = (height * n) / most;
        return (
          <g key={label}>
            {n > 0 && (
              <rect
                className={late ? "bp" : "b1"}
                x={x}
                y={tenth(base - tall)}
                width={tenth(step - 12)}
                height={tenth(tall)}
              />
            )}
            <text className="hi" x={x} y={tenth(base - tall - 6)}>
              {sayNumber(n)}
            </text>
            <text x={x} y={base + 18}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
