import { join } from "node:path";
import { withFolder } from "../with-folder.ts";
import { builtClient, demandBuild, startSite } from "./built-site.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { median, medianRatio, percentile, shown } from "./figures.ts";
import { insertLoop } from "./insert-loop.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import type { Options } from "./options.ts";
import { loadPage } from "./page-load.ts";
import { loadPosts, type PostFigures } from "./post-load.ts";
import { type Report, table, type Verdict } from "./report.ts";

/** Minimum fraction of nginx's requests per processor second, and of the bare insert rate. */
const target = 0.5;
const connectionCounts = [1, 32, 200];

/** The server alone: pages from memory against nginx, durable messages against bare inserts. */
export async function measureServer(options: Options): Promise<Report> {
  demandBuild();
  const pages = await measurePages(options);
  const posts = await measurePosts(options);
  return {
    title: "The server",
    text: `${pages.text}\n\n${posts.text}`,
    verdicts: [...pages.verdicts, ...posts.verdicts],
  };
}

function measurePages({ runs, short }: Options): Promise<Omit<Report, "title">> {
  const seconds = short ? 1 : 5;
  return withFolder(async (folder) => {
    const server = await startSite(folder);
    const nginx = await startNginx(folder, builtClient());
    const sources = [
      { name: "this server, brotli", encoding: "br", of: server, rates: [] as number[] },
      { name: "this server, gzip", encoding: "gzip", of: server, rates: [] as number[] },
      ...(nginx?.encodings ?? []).map((encoding) => ({
        name: `nginx, ${encoding === "br" ? "brotli_static" : "gzip_static"}`,
        encoding,
        of: nginx as Nginx,
        rates: [] as number[],
      })),
    ];
    // The first round is a warm-up and does not count.
    for (let round = 0; round <= runs; round++)
      for (const { name, encoding, of, rates } of sources) {
        const before = cpuSeconds(of.pid);
        const answers = await loadPage(`http://127.0.0.1:${of.port}/`, encoding, seconds);
        if (round > 0) rates.push(answers / (cpuSeconds(of.pid) - before));
        process.stderr.write(`round ${round} of ${runs}: home from ${name}\n`);
      }
    await nginx?.end();
    await server.end("SIGTERM");
    const verdicts: Verdict[] = [];
    const rows = sources.map(({ name, encoding, of, rates }) => {
      const base = sources.find((one) => one.of === nginx && one.encoding === encoding);
      const ratio = base && base.of !== of ? medianRatio(rates, base.rates) : Number.NaN;
      if (!Number.isNaN(ratio))
        verdicts.push({
          what: `Home per processor second, ${name}, of nginx`,
          target: `≥ ${target}`,
          found: ratio.toFixed(2),
          ok: ratio >= target,
        });
      return [name, shown(median(rates)), Number.isNaN(ratio) ? "" : ratio.toFixed(2)];
    });
    const missing = nginx ? "" : " nginx is not installed here, so nothing stands beside it.";
    return {
      text: `Home over 32 connections for ${seconds} s, medians of ${runs} rounds.${missing}\n\n${table(["Home page from", "requests per processor second", "of nginx"], rows)}`,
      verdicts,
    };
  });
}

/** An unreachable relay, so that delivering mails does not distort the measured rate. */
const noRelay = { SMTP_URL: "smtp://127.0.0.1:1" };

function measurePosts({ runs, short }: Options): Promise<Omit<Report, "title">> {
  const seconds = short ? 1 : 5;
  return withFolder(async (folder) => {
    const server = await startSite(folder, noRelay);
    const rows: string[][] = [];
    const verdicts: Verdict[] = [];
    for (const connections of connectionCounts) {
      const found: PostFigures[] = [];
      const bare: number[] = [];
      for (let round = 0; round <= runs; round++) {
        const posts = await loadPosts({ port: server.port, connections, seconds });
        const file = join(folder, `bare-${connections}-${round}.db`);
        const inserts = await insertLoop(file, connections, seconds);
        if (round > 0) {
          found.push(posts);
          bare.push(inserts);
        }
        process.stderr.write(`round ${round} of ${runs}: POST over ${connections}\n`);
      }
      const rates = found.map(({ perSecond }) => perSecond);
      const ratio = medianRatio(rates, bare);
      const at = (share: number) =>
        shown(median(found.map(({ times }) => percentile(times, share))));
      rows.push([
        String(connections),
        shown(median(rates)),
        at(0.5),
        at(0.99),
        shown(median(bare)),
        ratio.toFixed(2),
      ]);
      verdicts.push({
        what: `POST /sendMail over ${connections} connections, of bare inserts`,
        target: `≥ ${target}`,
        found: ratio.toFixed(2),
        ok: ratio >= target,
      });
    }
    await server.end("SIGTERM");
    const head = ["Connections", "POST/s", "p50 ms", "p99 ms", "bare messages/s", "ratio"];
    return {
      text: `Durable \`POST /sendMail\` for ${seconds} s, medians of ${runs} rounds, against inserts of the same rows in groups of as many as there are connections.\n\n${table(head, rows)}`,
      verdicts,
    };
  });
}
