import { figuresWords } from "#content/desk/figures-words.ts";
import { Bar } from "./bar.tsx";
import { sayNumber, sayPercent } from "./say-figure.ts";
import { TableSection } from "./table-section.tsx";

const words = figuresWords.tables;

/** How a whole is made up: each part with its number and its share. */
export function PartTable({
  title,
  columns,
  parts,
  names,
}: {
  title: string;
  columns: { name: string; n: string };
  parts: { name: string; n: number }[];
  names: Record<string, string>;
}) {
  const all = parts.reduce((sum, { n }) => sum + n, 0);
  return (
    <TableSection title={title} isEmpty={all === 0}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className="ra">
            {columns.n}
          </th>
          <th scope="col" className="r0 ra">
            {words.columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, n }) => (
          <tr key={name}>
            <th scope="row" className="bar">
              {Object.hasOwn(names, name) ? names[name] : name}
              <Bar value={n} of={all} />
            </th>
            <td className="ra">{sayNumber(n)}</td>
            <td className="r0 ra">{sayPercent(n / all)}</td>
          </tr>
        ))}
      </tbody>
    </TableSection>
  );
}
