import { join } from "node:path";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parseEnv } from "#server/env.ts";
import { addHook } from "#server/webhooks/hook-services.ts";
import { startHookSink } from "../chaos/hook-sink.ts";
import { withFolder } from "../with-folder.ts";
import { loadBeacons } from "./beacon-load.ts";
import { demandBuild, startSite } from "./built-site.ts";
import { median, medianRatio, percentile, shown } from "./figures.ts";
import type { Options } from "./options.ts";
import { loadPosts } from "./post-load.ts";
import { type Report, table } from "./report.ts";

/** Beacons a second, and the messages a second that visitors send meanwhile. */
const beaconRate = 1_000;
const visitors = 10;
/** Milliseconds that a visitor rests between two messages. */
const rest = 100;
/** Milliseconds by which the beacons may delay the slowest hundredth of the messages. */
const mostDelay = 50;

const noRelay = { SMTP_URL: "smtp://127.0.0.1:1", TRUST_PROXY: "1" };

/** POST /sendMail beside the beacons of many visitors, and with webhooks. */
export async function measureBeside(options: Options): Promise<Report> {
  demandBuild();
  const parts = [await besideBeacons(options), await withHooks(options)];
  return {
    title: "Messages beside other work",
    text: parts.map(({ text }) => text).join("\n\n"),
    verdicts: parts.flatMap(({ verdicts }) => verdicts),
  };
}

type Part = Omit<Report, "title">;

function besideBeacons({ runs, short }: Options): Promise<Part> {
  const seconds = short ? 1 : 10;
  return withFolder(async (folder) => {
    const server = await startSite(folder, noRelay);
    const slow = { alone: [] as number[], beside: [] as number[] };
    const rates: number[] = [];
    let refused = 0;
    for (let round = 0; round <= runs; round++)
      for (const name of ["alone", "beside"] as const) {
        const task = { port: server.port, seconds };
        const [posts, beacons] = await Promise.all([
          loadPosts({ ...task, connections: visitors, rest }),
          name === "beside" ? loadBeacons({ ...task, perSecond: beaconRate }) : undefined,
        ]);
        if (round > 0) slow[name].push(percentile(posts.times, 0.99));
        if (beacons && round > 0) rates.push(beacons.taken / seconds);
        if (beacons) refused += beacons.sent - beacons.taken;
        process.stderr.write(`round ${round} of ${runs}: POST ${name}\n`);
      }
    await server.end("SIGTERM");
    const delay = median(slow.beside) - median(slow.alone);
    return {
      text: `\`POST /sendMail\` of ${visitors} visitors, medians of ${runs} rounds of ${seconds} s: p99 ${shown(median(slow.alone))} ms alone, ${shown(median(slow.beside))} ms beside ${shown(median(rates))} beacons/s (${refused} refused).`,
      verdicts: [
        {
          what: `p99 of POST /sendMail beside ${beaconRate} beacons/s`,
          target: `≤ ${mostDelay} ms more`,
          found: `${shown(delay)} ms`,
          ok: delay <= mostDelay && refused === 0,
        },
      ],
    };
  });
}

/** Two servers in turn: one without webhooks, and one with two endpoints that take everything. */
function withHooks({ runs, short }: Options): Promise<Part> {
  const seconds = short ? 1 : 5;
  return withFolder(async (folder) => {
    const sink = await startHookSink();
    const HOOK_ALLOW = "127.0.0.1";
    const dataDir = join(folder, "hooked", "data");
    const database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
    const env = parseEnv({ HOOK_ALLOW });
    for (const name of ["one", "two"])
      await addHook({ database, env }, { url: `${sink.url}?${name}` });
    await database.close();
    const plain = await startSite(join(folder, "plain"), noRelay);
    const hooked = await startSite(join(folder, "hooked"), { ...noRelay, HOOK_ALLOW });
    const found = { plain: [] as number[], hooked: [] as number[] };
    const slow = { plain: [] as number[], hooked: [] as number[] };
    for (let round = 0; round <= runs; round++)
      for (const [name, { port }] of Object.entries({ plain, hooked })) {
        const posts = await loadPosts({ port, connections: visitors, seconds });
        const kind = name as keyof typeof found;
        if (round > 0) {
          found[kind].push(posts.perSecond);
          slow[kind].push(percentile(posts.times, 0.99));
        }
        process.stderr.write(`round ${round} of ${runs}: POST ${name}\n`);
      }
    await plain.end("SIGTERM");
    await hooked.end("SIGTERM");
    const delivered = sink.requests.made;
    await sink.close();
    const head = ["Webhooks", "POST/s", "p99 ms", "ratio"];
    const ratio = medianRatio(found.hooked, found.plain);
    const rows = [
      ["none", shown(median(found.plain)), shown(median(slow.plain)), ""],
      ["two endpoints", shown(median(found.hooked)), shown(median(slow.hooked)), ratio.toFixed(2)],
    ];
    return {
      text: `\`POST /sendMail\` over ${visitors} connections, medians of ${runs} rounds of ${seconds} s; ${delivered} deliveries were made meanwhile.\n\n${table(head, rows)}`,
      verdicts: [],
    };
  });
}
