import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { scheduling } from "#content/scheduling.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { noFilters } from "#server/desk/tray/tray-filter.ts";
import { sumLeadDays } from "#server/figures/sum-lead-days.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { builtClient, demandBuild } from "./built-site.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { DESK, enterDesk } from "./desk-session.ts";
import { percentile, shown } from "./figures.ts";
import { openFilled } from "./fill.ts";
import { fillCounts, fillDesk } from "./fill-desk.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";
import { withPostgres } from "./with-postgres.ts";

const full = 1_000_000;
/** Days of counts: those of the longest range and of the time before it. */
const countedDays = 400;
/** Requests of each page that are timed. */
const requests = 200;
/** Requests before them, which warm up. */
const warming = 10;

const engines = {
  SQLite: (options: Options) => measurePages(options, "SQLite"),
  PostgreSQL: (options: Options) =>
    withPostgres(async (postgres) =>
      measurePages(options, "PostgreSQL", await postgres.createDatabase()),
    ),
};

/**
 * The pages of the desk with a million leads, and its scripts. `--only PostgreSQL` or
 * `--only SQLite` leaves the other engine out.
 */
export async function measureDesk(options: Options): Promise<Report> {
  demandBuild();
  const { only } = options;
  const parts: Part[] = [];
  for (const [name, measure] of Object.entries(engines))
    if (only.length === 0 || only.includes(name)) parts.push(await measure(options));
  parts.push(measureScripts());
  return {
    title: "The desk",
    text: parts.map(({ text }) => text).join("\n\n"),
    verdicts: parts.flatMap(({ verdicts }) => verdicts),
  };
}

type Part = Omit<Report, "title">;

function measurePages(
  { short, leads }: Options,
  engine: string,
  databaseUrl?: string,
): Promise<Part> {
  const count = leads ?? (short ? full / 50 : full);
  return withFolder(async (folder) => {
    const dataDir = join(folder, "data");
    process.stderr.write(`filling ${count} leads (${engine})\n`);
    await openFilled(dataDir, (database) => fillDesk(database, count), databaseUrl);
    const open = () => openDatabase({ databaseUrl, dataDir });
    await sumUp(open());
    const paths = await pathsOf(open());
    const server = await startServer({
      dataDir,
      databaseUrl,
      env: { DESK, SMTP_URL: "smtp://127.0.0.1:1" },
    });
    const cookie = await enterDesk(server, open());
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const { what, path, most } of paths) {
      const used = cpuSeconds(server.pid);
      const { times, bytes } = await timePage(server.port, path, cookie);
      const processor = ((cpuSeconds(server.pid) - used) * 1000) / (requests + warming);
      const [half, slow] = [percentile(times, 0.5), percentile(times, 0.99)];
      rows.push([what, shown(processor), shown(half), shown(slow), shown(bytes / 1024)]);
      const on = `${what} (${engine})`;
      verdicts.push(
        { what: `${on}, p50`, target: `< ${most} ms`, found: shown(half), ok: half < most },
        // A page of figures sums up months: only its usual time is promised.
        ...(most < 60
          ? [{ what: `${on}, p99`, target: "< 60 ms", found: shown(slow), ok: slow < 60 }]
          : []),
        {
          what: `${on}, HTML`,
          target: "< 60 KB",
          found: shown(bytes / 1024),
          ok: bytes < 60 * 1024,
        },
      );
    }
    await server.end("SIGTERM");
    const head = ["Page of the desk", "processor ms", "p50 ms", "p99 ms", "HTML KB"];
    return {
      text: `${shown(count)} leads (${engine}), ${requests} requests each over one connection, from the request to the last byte of the rendered page.\n\n${table(head, rows)}`,
      verdicts,
    };
  });
}

/** What triggers and the server add up. */
async function sumUp(database: Database): Promise<void> {
  await fillCounts(database, countedDays);
  await sumLeadDays(database, { zone: scheduling.zone, now: Date.now() });
  await database.close();
}

interface TimedPage {
  what: string;
  path: string;
  /** Milliseconds that half of the requests may take at most. */
  most: number;
}

async function pathsOf(database: Database): Promise<TimedPage[]> {
  const list = (folder: "all" | "closed", cursor = "") =>
    listTray(database, { ...noFilters, folder, cursor });
  const [lead] = (await list("all")).rows;
  let deep = "";
  for (let page = 0; page < 20; page++) deep = (await list("closed", deep)).next ?? deep;
  await database.close();
  return [
    { what: "in-tray", path: "/desk", most: 20 },
    {
      what: "in-tray, folder Closed, page 20",
      path: `/desk?folder=closed&cursor=${deep}`,
      most: 20,
    },
    {
      what: "in-tray, form and standing",
      path: "/desk?folder=all&form=demo&standing=suspect",
      most: 20,
    },
    { what: "lead", path: `/desk/leads/${lead?.id}`, most: 20 },
    { what: "search, rare word", path: "/desk?words=word4321", most: 20 },
    { what: "search, two common words", path: "/desk?words=visitor+firm", most: 20 },
    {
      what: "search, common words of a folder",
      path: "/desk?folder=answered&words=visitor+firm",
      most: 20,
    },
    { what: "figures, 30 days", path: "/desk/figures?range=30", most: 60 },
    { what: "figures, 90 days", path: "/desk/figures?range=90", most: 60 },
  ];
}

async function timePage(port: number, path: string, Cookie: string) {
  const times: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < requests + warming; turn++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Cookie } });
    const body = await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    if (turn >= warming) times.push(performance.now() - start);
    bytes = body.byteLength;
  }
  return { times, bytes };
}

/** All scripts of the desk beside React and its router. */
function measureScripts(): Part {
  const folder = join(builtClient(), "../desk/client/assets");
  const bytes = readdirSync(folder)
    .filter((file) => file.endsWith(".js") && !file.startsWith("framework"))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
  const found = `${shown(bytes / 1024)} KB`;
  return {
    text: `All scripts of the desk beside React and its router: ${found} (brotli).`,
    verdicts: [{ what: "scripts of the desk", target: "≤ 60 KB", found, ok: bytes <= 60 * 1024 }],
  };
}
