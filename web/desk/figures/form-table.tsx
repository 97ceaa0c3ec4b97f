import { figuresWords } from "#content/desk/figures-words.ts";
import { formNames } from "#content/desk/tray-words.ts";
import type { DeskFigures } from "#contract/desk-figures.ts";
import { Bar } from "./bar.tsx";
import { sayNumber, sayPercent } from "./say-figure.ts";

const words = figuresWords.tables;

/** Leads by the form that was sent. */
export function FormTable({ forms }: { forms: DeskFigures["forms"] }) {
  const all = forms.reduce((sum, { leads }) => sum + leads, 0);
  const names: Record<string, string> = formNames;
  return (
    <section className="fig">
      <header>
        <h2>{words.forms.title}</h2>
      </header>
      {all === 0 ? (
        <p>{words.none}</p>
      ) : (
        <table className="tb tight">
          <caption className="vh">{words.forms.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.form}</th>
              <th scope="col" className="ra">
                {words.columns.leads}
              </th>
              <th scope="col" className="r0 ra">
                {words.columns.share}
              </th>
            </tr>
          </thead>
          <tbody>
            {forms.map(({ name, leads }) => (
              <tr key={name}>
                <th scope="row" className="bar">
                  {names[name] ?? name}
                  <Bar value={leads} of={all} />
                </th>
                <td className="ra">{sayNumber(leads)}</td>
                <td className="r0 ra">{sayPercent(leads / all)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
