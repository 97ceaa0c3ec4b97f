import { Agent, get } from "node:http";
import { startPostgres } from "#server/testing/postgres.ts";
import { type ServerProcess, startServer } from "../server-process.ts";
import { withFolder } from "../with-folder.ts";
import { type Answer, solvedToken } from "./ask.ts";
import { type Scenario, scaled } from "./finding.ts";
import { balance, openLedger } from "./ledger.ts";
import { postLead } from "./visitors.ts";

/** Posts each key many times, to three processes at the same time. */
export const repeatedKeys: Scenario = (scale) =>
  withThree(async (servers, dataDir, databaseUrl) => {
    const keys = scaled(1_000, scale, 20);
    const posts = 20;
    const agent = new Agent({ keepAlive: true, maxSockets: 60 });
    const bodies = new Map<string, Set<string>>();
    const statuses = new Map<number, number>();
    const jobs = Array.from({ length: keys * posts }, (_, index) => index);
    // Consecutive posts of the same key go to different processes.
    const work = async () => {
      for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
        const marker = `key-${String(Math.floor(job / posts)).padStart(7, "0")}`;
        const answer = await postLead(agent, portOf(servers, job), marker);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        bodies.set(marker, (bodies.get(marker) ?? new Set()).add(answer.body));
      }
    };
    await Promise.all(Array.from({ length: 60 }, work));
    const ledger = openLedger(dataDir, databaseUrl);
    const { stored, doubled, lost } = await balance(ledger, new Set(bodies.keys()));
    await ledger.close();
    agent.destroy();
    const different = [...bodies.values()].filter((set) => set.size > 1).length;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
    return {
      did: `${keys} keys × ${posts} posts over 3 processes on PostgreSQL`,
      found: `${stored} leads, ${doubled} doubled, ${different} keys with unlike answers; ${answers}`,
      promise: `${keys} leads`,
      ok: stored === keys && doubled + lost + different === 0 && statuses.get(200) === keys * posts,
    };
  });

/** One solved captcha, sent again and again with other keys. */
export const captchaReplays: Scenario = (scale) =>
  withThree(async (servers, dataDir, databaseUrl) => {
    const replays = scaled(500, scale, 40);
    const agent = new Agent({ keepAlive: true, maxSockets: 50 });
    const token = await solvedToken(agent, portOf(servers, 0), "/api/captcha");
    const answers: Answer[] = await Promise.all(
      Array.from({ length: replays }, (_, index) =>
        postLead(agent, portOf(servers, index), `replay-${index}`, `replay-key-${index}`, {
          headers: { "X-Captcha-Token": token },
          // A free choice of subject makes it the contact form, which requires a captcha.
          fields: { subject: "A question" },
        }),
      ),
    );
    agent.destroy();
    const ledger = openLedger(dataDir, databaseUrl);
    const { stored } = await balance(ledger, new Set());
    await ledger.close();
    const taken = answers.filter(({ status }) => status === 200).length;
    const refused = answers.filter(({ status }) => status === 403).length;
    return {
      did: `one solved captcha sent ${replays} times over 3 processes on PostgreSQL`,
      found: `${taken} accepted, ${refused} refused, ${stored} stored`,
      promise: "1 stored",
      ok: taken === 1 && stored === 1 && refused === replays - 1,
    };
  });

function withThree(
  work: (servers: ServerProcess[], dataDir: string, databaseUrl: string) => ReturnType<Scenario>,
): ReturnType<Scenario> {
  return withFolder(async (dataDir) => {
    const postgres = await startPostgres(["fsync=on"]);
    try {
      const databaseUrl = await postgres.createDatabase();
      // All three start at the same time: the migration lock has to serialize them.
      const servers = await Promise.all([0, 1, 2].map(() => startServer({ dataDir, databaseUrl })));
      const finding = await work(servers, dataDir, databaseUrl);
      await Promise.all(servers.map((server) => server.end("SIGTERM")));
      return finding;
    } finally {
      await postgres.stop();
    }
  });
}

function portOf(servers: ServerProcess[], index: number): number {
  return servers[index % servers.length]?.port ?? 0;
}

export function read(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks).toString()));
    }).on("error", reject);
  });
}
