import { scheduling } from "#content/scheduling.ts";
import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import { exportTray } from "#server/desk/tray/export-tray.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { noFilters } from "#server/desk/tray/tray-filter.ts";
import { shown } from "./figures.ts";
import type { Stage } from "./grow-leads.ts";
import type { Growth } from "./growth.ts";
import { sideBySide } from "./timed.ts";

/** Milliseconds after which an export of everything is broken off: its rate is known by then. */
const longest = 60_000;
const all = { ...noFilters, folder: "all" } as const;

const someHaveIt = "search, a word in one of 5,000 leads";

/**
 * Searches at the desk: words of one lead, a word of few, and words of all but those that were just
 * sent, so that they do not fill a page with the newest leads.
 */
export async function searchRows(stages: Stage[], turns: number): Promise<Growth[]> {
  const searches = {
    "search, words of one lead": ({ size }: Stage) => `visitor ${Math.floor(size * 0.6)}`,
    [someHaveIt]: () => "word999",
    "search, two words of all but the newest leads": () => "visitor firm",
  };
  const rows: Growth[] = [];
  for (const [what, wordsOf] of Object.entries(searches)) {
    const find = (stage: Stage) => listTray(stage.database, { ...all, words: wordsOf(stage) });
    for (const stage of stages)
      if ((await find(stage)).rows.length === 0) throw new Error(`${what}: nothing was found`);
    rows.push({
      what,
      times: await sideBySide(stages, turns, find),
      ...(what === someHaveIt && { inherent: "all leads with the word are sorted" }),
    });
  }
  return rows;
}

/** The leads of one day, a year ago, as CSV. */
export async function exportDay(stages: Stage[]): Promise<Growth> {
  const yearAgo = Date.now() - 365 * 86_400_000;
  const { date } = wallTimeAt(yearAgo, scheduling.zone);
  const counts = new Map<Stage, number>();
  const times = await sideBySide(stages, 5, async (stage) => {
    const parts = exportTray(stage.database, { ...all, from: date, to: date }, "csv");
    counts.set(stage, (await countLines(parts)).lines);
  });
  const most = counts.get(stages.at(-1) as Stage) ?? 0;
  return { what: "export, one day", times, inherent: `${shown(most)} leads are the answer` };
}

/** Milliseconds for a thousand leads of an export of everything. */
export async function exportAll(stages: Stage[]): Promise<Growth> {
  const times: number[] = [];
  for (const { database } of stages) {
    const start = performance.now();
    const { lines, whole } = await countLines(exportTray(database, all, "csv"), start + longest);
    const time = performance.now() - start;
    times.push((time / lines) * 1_000);
    process.stderr.write(
      `exported ${lines} leads in ${shown(time / 1_000)} s${whole ? "" : ", and broken off"}\n`,
    );
  }
  return { what: "export of all, per 1,000 leads", times };
}

/** Lines of a file without its head, and whether it was read to its end. */
async function countLines(parts: AsyncGenerator<string>, until = Number.POSITIVE_INFINITY) {
  let lines = -1;
  for await (const part of parts) {
    lines += part.split("\r\n").length - 1;
    if (performance.now() > until) return { lines, whole: false };
  }
  return { lines, whole: true };
}
