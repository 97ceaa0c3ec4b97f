import { measures, type PageEvent, pageEvents } from "#contract/counts.ts";
import { csvLine } from "#server/leads/csv.ts";
import type { Figures, FiguresRow, MeasuredPage } from "./figures.ts";
import type { Proportion } from "./proportion.ts";

/** The tables of figures by title, in the order shown. */
const tables = {
  days: "By day",
  pages: "By page (leads among views)",
  sources: "By source (leads among visits)",
  campaigns: "By campaign",
  media: "By medium",
  devices: "By device",
  languages: "By language",
} as const satisfies Partial<Record<keyof Figures, string>>;

type TableName = keyof typeof tables;
const tableNames = Object.keys(tables) as TableName[];

/** Maximum rows of a table in a terminal; the other formats have all rows. */
const mostRows = 25;

/** The figures as text for a terminal, with control characters from visitors removed. */
export function figuresText(figures: Figures): string {
  const { total, events, marked, forms } = figures;
  const lines = [
    `Figures from ${figures.from} to ${figures.to}`,
    "Visits and views are events, not people, and a lower bound; leads and calls are exact.",
    "",
    ...Object.entries(events).map(([what, n]) => pair(pageEvents[what as PageEvent], String(n))),
    pair("Leads", `${total.leads}${marked ? ` (and ${marked} suspect or spam)` : ""}`),
    pair("Calls booked", String(total.booked)),
    pair("Leads among visits", sayShare(total.conversion)),
  ];
  for (const name of tableNames)
    if (figures[name].length > 0) lines.push(...tableText(name, figures[name]));
  if (forms.length > 0)
    lines.push("", "Leads by form", ...forms.map(({ name, leads }) => pair(name, String(leads))));
  if (figures.measured.length > 0) lines.push(...measuredText(figures.measured));
  return `${lines.join("\n")}\n`;
}

function tableText(name: TableName, rows: FiguresRow[]): string[] {
  const cells = rows
    .slice(0, mostRows)
    .map((row) => [
      row.name,
      ...[row.visits, row.views, row.begun, row.leads, row.booked].map(String),
      sayShare(row.conversion),
    ]);
  const more = rows.length > mostRows ? [`... and ${rows.length - mostRows} more`] : [];
  const head = ["", "visits", "views", "begun", "leads", "calls", "conversion"];
  return ["", tables[name], ...aligned([head, ...cells]), ...more];
}

function measuredText(measured: MeasuredPage[]): string[] {
  const cells = measured.slice(0, mostRows).map(({ what, path, device, n, p75 }) => {
    const { label, good } = measures[what];
    const value = Number.isFinite(p75) ? String(Math.round(p75)) : "above the last bucket";
    return [path, device, label, value, p75 <= good ? "good" : "too much", String(n)];
  });
  const head = ["", "device", "measure", "75th", "", "visits"];
  return ["", "What visitors’ browsers measured, 75th percentile", ...aligned([head, ...cells])];
}

function aligned(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return /^\d+$/.test(cell) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd(),
  );
}

const pair = (label: string, value: string) => `${label.padEnd(28)}${value}`;

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function sayShare(share: Proportion | undefined): string {
  return share ? `${percent(share.share)} (${percent(share.low)} to ${percent(share.high)})` : "";
}

/** All tables as one CSV table; the first column names the table. */
export function figuresCsv(figures: Figures): string {
  const head = ["table", "name", "visits", "views", "begun", "leads", "booked"];
  const line = (table: string, row: FiguresRow) => {
    const { name, visits, views, begun, leads, booked, conversion } = row;
    const { share = null, low = null, high = null } = conversion ?? {};
    return csvLine([table, name, visits, views, begun, leads, booked, share, low, high]);
  };
  return [
    csvLine([...head, "conversion", "low", "high"]),
    line("total", figures.total),
    ...tableNames.flatMap((name) => figures[name].map((row) => line(name, row))),
  ].join("");
}
