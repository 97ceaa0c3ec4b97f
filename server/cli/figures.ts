import { scheduling } from "#content/scheduling.ts";
import { lastDays } from "#server/figures/last-days.ts";
import { figuresCsv, figuresText } from "#server/figures/print-figures.ts";
import { readFigures } from "#server/figures/read-figures.ts";
import { runCommand, shown, UsageError } from "./run-command.ts";

const usage = `Usage: npm run figures -- [DAYS | FROM TO] [--csv | --json]
  visits, leads and where they come from; the last 30 days, or as many as DAYS says
  FROM and TO are days such as 2026-01-31, both included
  --csv and --json to standard output: npm run -s figures -- 90 --csv > figures.csv`;

await runCommand(async ({ database }, words) => {
  const { zone } = scheduling;
  const formats = words.filter((word) => word.startsWith("--"));
  const [format = "--text"] = formats;
  if (!["--text", "--csv", "--json"].includes(format) || formats.length > 1)
    throw new UsageError(usage);
  const range = rangeOf(words.filter((word) => !word.startsWith("--")));
  const figures = await readFigures(database.db, { ...range, zone });
  if (format === "--json") process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  else if (format === "--csv") process.stdout.write(figuresCsv(figures));
  else process.stdout.write(shown(figuresText(figures)));
});

function rangeOf([first = "30", last, ...more]: string[]): { from: string; to: string } {
  if (more.length > 0) throw new UsageError(usage);
  if (last !== undefined) {
    if (![first, last].every(isDay) || first > last) throw new UsageError(usage);
    return { from: first, to: last };
  }
  if (!/^[1-9]\d{0,3}$/.test(first)) throw new UsageError(usage);
  return lastDays(Number(first), Date.now(), scheduling.zone);
}

function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(instant || 0).toISOString().startsWith(text);
}
