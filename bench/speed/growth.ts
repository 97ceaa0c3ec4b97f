import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { withFolder } from "../with-folder.ts";
import { demandBuild } from "./built-site.ts";
import { logGrowth, shown } from "./figures.ts";
import { fillDelivered, openFilled } from "./fill.ts";
import { fillDesk } from "./fill-desk.ts";
import { growBlog } from "./grow-blog.ts";
import { growLeads } from "./grow-leads.ts";
import { growOutbox } from "./grow-outbox.ts";
import { growWhole } from "./grow-whole.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";
import { withPostgres } from "./with-postgres.ts";

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

/** A database with so many messages. */
export interface Filled {
  size: number;
  dataDir: string;
  /** PostgreSQL; otherwise SQLite in `dataDir`. */
  databaseUrl: string | undefined;
}

/** Messages in the largest database of each engine. */
const full = { SQLite: 1_000_000, PostgreSQL: 10_000_000 };
/** Messages of the largest database that is backed up: PostgreSQL has its own tools for more. */
const mostCopied = 1_000_000;

const parts: Record<string, (options: Options) => Promise<GrowthTable[]>> = {
  SQLite: (options) =>
    withFolder((folder) =>
      growEngine("SQLite", { options, folder, newUrl: async () => undefined }),
    ),
  PostgreSQL: (options) =>
    withPostgres(({ createDatabase }) =>
      withFolder((folder) => growEngine("PostgreSQL", { options, folder, newUrl: createDatabase })),
    ),
  posts: async ({ short }) => [
    await withFolder((folder) => growBlog(folder, [10, most(10_000, short)])),
  ],
  mails: async ({ short }) => [
    await withFolder((folder) => growOutbox(folder, [10, most(100_000, short)])),
  ],
};

/**
 * How the cost of single requests grows with the size of the database. `--only SQLite`,
 * `PostgreSQL`, `posts` or `mails` leaves the others out; `--leads` sets the largest size.
 */
export async function measureGrowth(options: Options): Promise<Report> {
  demandBuild();
  const { only } = options;
  const tables: GrowthTable[] = [];
  for (const [name, measure] of Object.entries(parts))
    if (only.length === 0 || only.includes(name)) tables.push(...(await measure(options)));
  return {
    title: "How cost grows",
    text: tables.map(shownTable).join("\n\n"),
    verdicts: tables.flatMap(verdicts),
  };
}

const most = (count: number, short: boolean) => (short ? count / 50 : count);

interface Place {
  options: Options;
  folder: string;
  /** The address of a new database; undefined for SQLite. */
  newUrl: () => Promise<string | undefined>;
}

async function growEngine(
  engine: keyof typeof full,
  { options, folder, newUrl }: Place,
): Promise<GrowthTable[]> {
  const largest = options.leads ?? most(full[engine], options.short);
  const filled: Filled[] = [];
  for (const size of [1_000, largest / 10, largest]) {
    const one = { size, dataDir: join(folder, `messages-${size}`), databaseUrl: await newUrl() };
    const start = performance.now();
    const fill = async (database: Database) => {
      await fillDesk(database, size);
      await fillDelivered(database);
    };
    await openFilled(one.dataDir, fill, one.databaseUrl);
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    process.stderr.write(`filled ${size} messages (${engine}) in ${minutes} minutes\n`);
    filled.push(one);
  }
  return [
    await growLeads(engine, filled),
    await growWhole(
      engine,
      filled.filter(({ size }) => size <= mostCopied),
      newUrl,
    ),
  ];
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
