import { figuresWords } from "#content/desk/figures-words.ts";
import { type MeasureName, measures } from "#contract/counts.ts";
import type { MeasuredRow } from "#contract/desk-figures.ts";
import { sayMeasure, sayNumber } from "./say-figure.ts";

const words = figuresWords.measured;
const names = Object.keys(words.measures) as MeasureName[];

/** The 75th percentiles of what visitors' browsers measured, by page and device. */
export function MeasuredTable({ measured }: { measured: MeasuredRow[] }) {
  return (
    <section className="fig">
      <header>
        <h2>{words.title}</h2>
        <p className="lg">{words.about}</p>
      </header>
      {measured.length === 0 ? (
        <p>{figuresWords.tables.none}</p>
      ) : (
        <>
          <table className="tb tight">
            <caption className="vh">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.columns.page}</th>
                {names.map((name) => (
                  <th scope="col" className="ra" key={name}>
                    {words.measures[name]}
                  </th>
                ))}
                <th scope="col" className="r0 ra">
                  {words.columns.n}
                </th>
              </tr>
            </thead>
            <tbody>
              {measured.map(({ path, device, n, p75 }) => (
                <tr key={path + device}>
                  <th scope="row">
                    {path} <span className="mute">{device}</span>
                  </th>
                  {names.map((name) => (
                    <td className="ra" key={name}>
                      <Value name={name} value={p75[name]} />
                    </td>
                  ))}
                  <td className="r0 ra">{sayNumber(n)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{words.why}</p>
        </>
      )}
    </section>
  );
}

function Value({ name, value }: { name: MeasureName; value: number | undefined }) {
  if (value === undefined) return "–";
  const said = sayMeasure(name, value);
  const text = Number.isFinite(value) ? said : words.above(said);
  if (value <= measures[name].good) return text;
  return (
    <b className="red">
      {text}
      <span className="between">{words.slow}</span>
    </b>
  );
}
