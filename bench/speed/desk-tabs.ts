import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { withFolder } from "../with-folder.ts";
import { demandBuild, startSite } from "./built-site.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { DESK, enterDesk } from "./desk-session.ts";
import { median, medianRange, shown } from "./figures.ts";
import type { Options } from "./options.ts";
import { loadPosts } from "./post-load.ts";
import type { Report } from "./report.ts";

const tabs = 20;
/** Pairs of slices for each of the runs that are asked for, and seconds of a slice. */
const pairsOfRun = 8;
const slice = 2;
/** The part by which a message may cost more while the tabs are open. */
const most = 0.1;

/** A slice of time: messages a second, and milliseconds of the server's processor for each. */
interface Slice {
  perSecond: number;
  cpu: number;
}

/**
 * Messages of visitors while many tabs of the desk hear of each one, against none. Short slices with
 * and without the tabs alternate, and which one is first alternates too, so that a machine that is
 * slow for a while, a file that grows or a cache that fills changes both sides of a pair alike.
 */
export async function measureDeskTabs({ runs, short }: Options): Promise<Report> {
  demandBuild();
  const pairs = short ? 2 : runs * pairsOfRun;
  const seconds = short ? slice / 4 : slice;
  const ratios = { wall: [] as number[], cpu: [] as number[] };
  const rates = { without: [] as number[], within: [] as number[] };
  await withFolder(async (folder) => {
    const server = await startSite(folder, { DESK, SMTP_URL: "smtp://127.0.0.1:1" });
    const database = openDatabase({ databaseUrl: undefined, dataDir: join(folder, "data") });
    const Cookie = await enterDesk(server, database);
    const take = async (isOpen: boolean): Promise<Slice> => {
      const close = isOpen ? await openTabs(server.port, Cookie) : () => {};
      const before = cpuSeconds(server.pid);
      const task = { port: server.port, connections: 1, seconds };
      const { perSecond, times } = await loadPosts(task);
      const used = cpuSeconds(server.pid) - before;
      close();
      return { perSecond, cpu: (used * 1000) / times.length };
    };
    // The first slices warm up.
    await take(false);
    await take(true);
    for (let pair = 0; pair < pairs; pair++) {
      const first = await take(pair % 2 === 1);
      const second = await take(pair % 2 === 0);
      const [without, within] = pair % 2 === 0 ? [first, second] : [second, first];
      ratios.wall.push(without.perSecond / within.perSecond - 1);
      ratios.cpu.push(within.cpu / without.cpu - 1);
      rates.without.push(without.perSecond);
      rates.within.push(within.perSecond);
      if (pair % 8 === 7) process.stderr.write(`POST beside ${tabs} tabs: ${pair + 1}/${pairs}\n`);
    }
    await server.end("SIGTERM");
  });
  const percent = (part: number) => `${shown(part * 100)} %`;
  const [low, high] = medianRange(ratios.wall);
  const found = `${percent(median(ratios.wall))} (${percent(low)} to ${percent(high)})`;
  const what = `POST /sendMail with ${tabs} tabs`;
  return {
    title: "Messages beside the desk",
    text: `\`POST /sendMail\` over one connection, ${pairs} pairs of ${seconds} s each, one after the other with and without ${tabs} streams of the desk: ${shown(median(rates.without))} messages/s without, ${shown(median(rates.within))} with them. The median pair is ${found} slower, in brackets the range in which the median lies with 95 %. The server's processor time for a message rose by ${percent(median(ratios.cpu))}.`,
    verdicts: [{ what, target: "≤ 10 % slower", found, ok: median(ratios.wall) <= most }],
  };
}

/** Opens the streams of so many tabs and reads them. @returns what closes them. */
async function openTabs(port: number, Cookie: string): Promise<() => void> {
  const stop = new AbortController();
  for (let tab = 0; tab < tabs; tab++) {
    const { status, body } = await fetch(`http://127.0.0.1:${port}/desk/live`, {
      headers: { Cookie },
      signal: stop.signal,
    });
    if (status !== 200 || !body) throw new Error(`a stream was answered with ${status}`);
    void body.pipeTo(new WritableStream()).catch(() => {});
  }
  return () => stop.abort();
}
