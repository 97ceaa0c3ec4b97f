import { withFolder } from "../with-folder.ts";
import { demandBuild } from "./built-site.ts";
import { logGrowth, shown } from "./figures.ts";
import { growBlog } from "./grow-blog.ts";
import { growLeads } from "./grow-leads.ts";
import { growOutbox } from "./grow-outbox.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";

/** One figure, measured at several sizes of the database. */
export interface Growth {
  what: string;
  /** Milliseconds (medians), in the order of the sizes. */
  times: number[];
  /** Why it may grow with the size, if that is unavoidable. */
  inherent?: string;
}

export interface GrowthTable {
  stored: string;
  sizes: number[];
  growths: Growth[];
}

/**
 * Differences below this many milliseconds are ignored: a database page more or less in the cache,
 * a turn of the event loop.
 */
const noise = 0.5;

/** How the cost of single requests grows with the size of the database. */
export async function measureGrowth({ short }: Options): Promise<Report> {
  demandBuild();
  const most = (full: number) => (short ? full / 50 : full);
  const tables = [
    await withFolder((folder) => growLeads(folder, [1_000, most(100_000), most(1_000_000)])),
    await withFolder((folder) => growBlog(folder, [10, most(10_000)])),
    await withFolder((folder) => growOutbox(folder, [10, most(100_000)])),
  ];
  return {
    title: "How cost grows",
    text: tables.map(shownTable).join("\n\n"),
    verdicts: tables.flatMap(verdicts),
  };
}

function shownTable({ stored, sizes, growths }: GrowthTable): string {
  const rows = growths.map(({ what, times, inherent }) => [
    what,
    ...times.map(shown),
    `${growth(times).toFixed(1)}${inherent ? ` (${inherent})` : ""}`,
  ]);
  const allowed = logGrowth(sizes[0] ?? 0, sizes.at(-1) ?? 0).toFixed(1);
  const head = [
    `ms, with ${stored}`,
    ...sizes.map((size) => shown(size)),
    `growth (log: ${allowed})`,
  ];
  return table(head, rows);
}

function verdicts({ stored, sizes, growths }: GrowthTable): Verdict[] {
  const allowed = logGrowth(sizes[0] ?? 0, sizes.at(-1) ?? 0);
  const free = growths.filter(({ inherent }) => !inherent);
  return free.map(({ what, times }) => {
    const found = growth(times);
    const same = (times.at(-1) ?? 0) - (times[0] ?? 0) < noise;
    return {
      what: `${what}, ${shown(sizes.at(-1) ?? 0)} ${stored}`,
      target: `≤ ${allowed.toFixed(1)} ×`,
      found: `${found.toFixed(1)} ×`,
      ok: same || found <= allowed,
    };
  });
}

const growth = (times: number[]) => (times.at(-1) ?? 0) / (times[0] ?? 0);
