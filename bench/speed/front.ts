import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseEnv } from "#server/env.ts";
import { type FrontName, isInstalled, startFront } from "../deploy/front.ts";
import { compareRoutes, everyQuestion } from "../deploy/routes.ts";
import { startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { demandBuild } from "./built-site.ts";
import { cpuSeconds } from "./cpu-time.ts";
import { median, medianRatio, shown } from "./figures.ts";
import { startNginx } from "./nginx.ts";
import type { Options } from "./options.ts";
import { loadPage } from "./page-load.ts";
import { type Report, table, type Verdict } from "./report.ts";

/** The settings of a production site; they change pages, policies and headers. */
const settings = {
  SITE_URL: "https://www.example.com",
  MAIL_TO: "leads@example.com",
  TRUST_PROXY: "1",
};

/** Minimum fraction of bare nginx's requests per processor second, for the faster of the two. */
const target = 0.95;

/**
 * nginx and Caddy with the files from deploy/, in front of our server: whether their responses
 * match the server's for every route, byte by byte and header by header, and how fast they serve a
 * page.
 */
export function measureFront({ runs, short }: Options): Promise<Report> {
  demandBuild();
  return withFolder(async (folder) => {
    const exported = join(folder, "export");
    execFileSync(process.execPath, ["scripts/export.ts", exported], {
      env: { ...process.env, ...settings },
      stdio: "ignore",
    });
    const server = await startServer({
      dataDir: join(folder, "data"),
      env: { ...settings, BUILD_DIR: exported },
    });
    const questions = everyQuestion(exported, parseEnv(settings));
    const names: FrontName[] = ["nginx", "caddy"];
    const present = names.filter(isInstalled);
    const bare = await startNginx(folder, join(exported, "client"));
    const fronts = await Promise.all(
      present.map((name) =>
        startFront(name, { folder: join(folder, name), exported, ports: [server.port] }),
      ),
    );
    const verdicts: Verdict[] = [];
    for (const { name, port } of fronts) {
      const found = await compareRoutes(questions, server.port, port);
      for (const line of found.slice(0, 20)) process.stderr.write(`${name}: ${line}\n`);
      verdicts.push({
        what: `Answers of ${name} that differ from the server's, of ${questions.length}`,
        target: "0",
        found: String(found.length),
        ok: found.length === 0,
      });
    }
    const sources = [...(bare ? [{ name: "bare nginx", ...bare }] : []), ...fronts].map(
      ({ name, port, pid }) => ({ name, port, pid, rates: [] as number[] }),
    );
    // The first round is a warm-up and does not count.
    for (let round = 0; round <= runs; round++)
      for (const { name, port, pid, rates } of sources) {
        const before = cpuSeconds(pid);
        const answers = await loadPage(`http://127.0.0.1:${port}/`, "br", short ? 1 : 5);
        if (round > 0) rates.push(answers / (cpuSeconds(pid) - before));
        process.stderr.write(`round ${round} of ${runs}: home from ${name}\n`);
      }
    const base = sources.find(({ name }) => name === "bare nginx")?.rates ?? [];
    const ratios = sources.map(({ rates }) => medianRatio(rates, base));
    const best = Math.max(...ratios.slice(1));
    if (base.length > 0 && fronts.length > 0)
      verdicts.push({
        what: "Home per processor second, the faster front, of bare nginx",
        target: `≥ ${target}`,
        found: best.toFixed(2),
        ok: best >= target,
      });
    for (const front of fronts) await front.end();
    await bare?.end();
    await server.end("SIGTERM");
    const missing = names.filter((name) => !present.includes(name));
    const rows = sources.map(({ name, rates }, index) => [
      name,
      shown(median(rates)),
      (ratios[index] ?? Number.NaN).toFixed(2),
    ]);
    return {
      title: "Web servers in front",
      text: `${missing.length > 0 ? `Not installed, so not tried: ${missing.join(", ")}.\n\n` : ""}${table(["Home page from", "requests per processor second", "of bare nginx"], rows)}`,
      verdicts,
    };
  });
}
