import { once } from "node:events";
import { readlinkSync, writeFileSync } from "node:fs";
import { Agent, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serverMessages } from "#content/server-messages.ts";
import { isInstalled } from "../deploy/front.ts";
import { demandBuild } from "../speed/built-site.ts";
import { withFolder } from "../with-folder.ts";
import { ask } from "./ask.ts";
import { type DeployedSite, noNginx, settings, startDeployedSite } from "./deployed-site.ts";
import { pause, type Scenario } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { type Readers, startReaders } from "./readers.ts";
import { assetsOf, makeFailingRelease, makeReleases, secondWords, update } from "./releases.ts";

/** Fetched during all of it: built pages, a page rendered on request, and data. */
const pages = ["/", "/contact", "/booking", "/blogs", "/api/slots"];

/**
 * deploy/update.sh under load, with the real build, export, migration, processes and nginx: to a
 * second release, to one whose migration fails, and back by --rollback.
 */
export const rollingUpdate: Scenario = async () => {
  if (!isInstalled("nginx")) return noNginx;
  demandBuild();
  return withFolder(async (home) => {
    makeReleases(home);
    const current = join(home, "current");
    const site = await startDeployedSite(home, { root: current, exported: join(current, "site") });
    const supervisor = await startSupervisor(site, join(current, "site"));
    try {
      return await updateUnderLoad(home, site, supervisor.env);
    } finally {
      supervisor.close();
      await site.close();
    }
  });
};

async function updateUnderLoad(home: string, site: DeployedSite, env: Record<string, string>) {
  const { port } = site.front;
  writeFileSync(
    join(home, "env"),
    Object.entries({
      ...settings,
      DATABASE_URL: site.databaseUrl,
      SMTP_URL: site.sink.url,
      DATA_DIR: site.dataDir,
    })
      .map(([name, value]) => `${name}=${value}\n`)
      .join(""),
  );
  const readers = startReaders({ port, pages, assets: assetsOf(home, "one") });
  const serving = () => readlinkSync(join(home, "current")).split("/").at(-1);
  const steps: string[] = [];
  let ok = true;
  const step = async (word: string, wanted: { code: number; serving: string }) => {
    const before = readers.failures.length;
    const start = performance.now();
    const { code, said } = await update(home, word, { ...env, FARLINE_ENV: join(home, "env") });
    const seconds = Math.round((performance.now() - start) / 1000);
    await pause(5_000);
    const failed = readers.failures.length - before;
    const asWanted = (code === 0) === (wanted.code === 0) && serving() === wanted.serving;
    if (!asWanted) process.stderr.write(`${said}\n`);
    ok &&= asWanted && failed === 0;
    steps.push(`${word} ended with ${code} after ${seconds} s, ${failed} failed`);
  };
  await pause(5_000);
  await step("two", { code: 0, serving: "two" });
  const oldMissing = await missing(port, assetsOf(home, "one"));
  makeFailingRelease(home);
  await step("three", { code: 1, serving: "two" });
  await step("--rollback", { code: 0, serving: "one" });
  const newMissing = await missing(port, assetsOf(home, "two"));
  await readers.stop();
  const ledger = openLedger(site.dataDir, site.databaseUrl);
  const { lost, doubled, withoutMail } = await balance(ledger, readers.acknowledged);
  await ledger.close();
  return {
    did: `${readers.requests()} requests through nginx (messages, pages with their scripts, scripts of pages opened before) while deploy/update.sh changed to a second release, to a third one whose migration fails, and back; 3 processes on PostgreSQL`,
    found: `${steps.join("; ")}; ${readers.acknowledged.size} acknowledged (${answeredBy(readers)}), ${lost} lost, ${doubled} doubled, ${withoutMail} without a mail; ${shownFailures(readers)}; ${readers.repeated()} sent again on a new connection, as browsers do; scripts missing afterwards: ${oldMissing} of the first release, ${newMissing} of the second one after going back; ${site.fallen.length} processes ended by themselves`,
    promise: "0 failed requests, 0 lost, 0 doubled, every script still there",
    ok:
      ok &&
      readers.failures.length + lost + doubled + withoutMail + oldMissing + newMissing === 0 &&
      site.fallen.length === 0,
  };
}

function answeredBy({ words }: Readers): string {
  const old = words.get(serverMessages.accepted) ?? 0;
  return `${old} by the first release, ${words.get(secondWords) ?? 0} by the second`;
}

function shownFailures({ failures }: Readers): string {
  const kinds = [...new Set(failures.map((line) => line.replace(/\/assets\/.*:/, "/assets/…:")))];
  return failures.length === 0
    ? "0 failed"
    : `${failures.length} failed: ${kinds.slice(0, 5).join(", ")}`;
}

/** How many of these files are not answered with 200. */
async function missing(port: number, paths: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  for (const path of paths)
    if ((await ask(agent, port, { path, from: "127.0.6.1" })).status !== 200) count++;
  agent.destroy();
  return count;
}

/** Takes the place of systemd: restarts the process of a port, and makes nginx reload. */
async function startSupervisor(site: DeployedSite, exported: string) {
  const server = createServer(async ({ url = "" }, response) => {
    const [, what, port] = url.split("/");
    try {
      if (what === "reload") await site.front.reload(exported);
      else {
        await site.end(Number(port), "SIGTERM");
        await site.start(Number(port));
      }
      response.writeHead(200).end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      FARLINE_PORTS: site.ports.join(" "),
      FARLINE_RESTART: `curl -fs ${at}/restart/`,
      FARLINE_RELOAD: `curl -fs ${at}/reload`,
    },
    close: () => server.close(),
  };
}
