import { figuresWords } from "#content/desk/figures-words.ts";
import { shellWords } from "#content/desk/shell-words.ts";
import { saySource } from "#content/desk/source-names.ts";
import type { FigureShare, FigureTable } from "#contract/desk-figures.ts";
import { Bar } from "./bar.tsx";
import { sayNumber, sayPercent } from "./say-figure.ts";
import { TableSection } from "./table-section.tsx";

const words = figuresWords.tables;

const deviceNames: Readonly<Record<string, string>> = words.deviceNames;

type TableName = "sources" | "campaigns" | "pages" | "devices";

const firstColumn = {
  sources: words.columns.source,
  campaigns: words.columns.campaign,
  pages: words.columns.page,
  devices: words.columns.device,
} as const satisfies Record<TableName, string>;

/** Visits or views and leads by one property. Names that visitors' links bring are text, no links. */
export function ShareTable({ name, table }: { name: TableName; table: FigureTable }) {
  const { title, about } = words[name];
  const { rows, rest } = table;
  const isPages = name === "pages";
  const hasLeads = name !== "devices";
  const all = rows.reduce((sum, { seen }) => sum + seen, rest?.seen ?? 0);
  const most = Math.max(0, ...rows.map(({ seen }) => seen));
  return (
    <TableSection title={title} about={about} isEmpty={rows.length === 0}>
      <thead>
        <tr>
          <th scope="col">{firstColumn[name]}</th>
          <th scope="col" className="ra">
            {isPages ? words.columns.views : words.columns.visits}
          </th>
          {isPages && (
            <th scope="col" className="ra">
              {words.columns.begun}
            </th>
          )}
          {hasLeads && (
            <th scope="col" className="ra">
              {isPages ? words.columns.sent : words.columns.leads}
            </th>
          )}
          <th scope="col" className="r0 ra">
            {words.columns.share}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className="bar">
              {nameOf(name, row.name)}
              <Bar value={row.seen} of={most} />
            </th>
            <td className="ra">{sayNumber(row.seen)}</td>
            {isPages && <td className="ra">{orDash(row.begun)}</td>}
            {hasLeads && <td className="ra">{orDash(row.leads)}</td>}
            <td className="r0 ra">
              {hasLeads ? <Share share={row.share} /> : sayPercent(row.seen / (all || 1))}
            </td>
          </tr>
        ))}
        {rest && (
          <tr>
            <th scope="row">{words.rest(rest.count)}</th>
            <td className="ra">{sayNumber(rest.seen)}</td>
            {isPages && <td className="ra">{orDash(rest.begun)}</td>}
            {hasLeads && <td className="ra">{orDash(rest.leads)}</td>}
            <td className="r0 ra" />
          </tr>
        )}
      </tbody>
    </TableSection>
  );
}

/** Only known sources have a name of their own; others are what visitors' links brought. */
function nameOf(table: TableName, name: string): string {
  if (table === "devices") return deviceNames[name] ?? name;
  return table === "sources" ? saySource(name) : name;
}

const orDash = (value: number) => (value > 0 ? sayNumber(value) : "–");

/** A share with the range in which it lies. */
function Share({ share }: { share: FigureShare | undefined }) {
  if (!share || share.share === 0) return "–";
  const bare = (value: number) => sayPercent(value).replace(" %", "");
  return (
    <>
      {sayPercent(share.share)}
      <span className="between">{shellWords.range(bare(share.low), bare(share.high))}</span>
    </>
  );
}
