import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type TalkEvent, talkEndpoint } from "#contract/receptionist.ts";
import { createApp } from "#server/app.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { Question } from "./question.ts";

/**
 * Holds conversations side by side over HTTP, each of them all the questions one after the other,
 * and gives the milliseconds to every first word, and of CPU for a turn (a busy machine does not
 * change that one). Server and visitors share this one process.
 */
export async function conversationsOverHttp(
  count: number,
  questions: readonly Question[],
): Promise<{ times: number[]; cpu: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), "farline-eval-"));
  const database = openDatabase({ dataDir, databaseUrl: undefined, onError() {} });
  await migrate(database);
  const { deps } = await createTestApp(database);
  const app = createApp({ ...deps, limits: noLimits });
  const server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${talkEndpoint}`;
  try {
    await converse(url, questions.slice(0, 20));
    const before = process.cpuUsage();
    const runs = Array.from({ length: count }, () => converse(url, questions));
    const times = (await Promise.all(runs)).flat();
    const { user, system } = process.cpuUsage(before);
    return { times, cpu: (user + system) / 1000 / times.length };
  } finally {
    server.closeAllConnections();
    server.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function converse(url: string, questions: readonly Question[]): Promise<number[]> {
  const times: number[] = [];
  for (const { lines } of questions) {
    let state: string | undefined;
    for (const message of lines) {
      const started = performance.now();
      const response = await fetch(url, {
        method: "POST",
        body: JSON.stringify({ message, ...(state && { state }) }),
        headers: { "Content-Type": "application/json" },
      });
      let text = "";
      let first: number | undefined;
      const decoder = new TextDecoder();
      for await (const piece of response.body ?? []) {
        text += decoder.decode(piece, { stream: true });
        if (text.includes('"type":"text"')) first ??= performance.now() - started;
      }
      times.push(first ?? performance.now() - started);
      const last = text.trim().split("\n\n").at(-1)?.slice(6) ?? "{}";
      const event = JSON.parse(last) as TalkEvent;
      state = event.type === "done" ? event.state : undefined;
    }
  }
  return times;
}
