import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { bookingEndpoints, type SlotMonth } from "#contract/booking.ts";
import { headers } from "#contract/http.ts";
import { openDatabase } from "#server/db/database.ts";
import { type TestDatabases, testDatabases } from "#server/testing/postgres.ts";

const processes = 3;
const requests = 80;

let postgres: TestDatabases;
let captchaService: Server;
beforeAll(async () => {
  postgres = testDatabases(inject("postgresPort"));
  captchaService = createServer((_, answer) => answer.end('{"success":true}')).listen(
    0,
    "127.0.0.1",
  );
  await once(captchaService, "listening");
});
afterAll(async () => {
  captchaService.close();
  await postgres.close();
});

/** Starts the real server on a free port; resolves to its address. */
async function startSite(env: Record<string, string>) {
  const { port } = captchaService.address() as AddressInfo;
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      LIMIT_PER_CLIENT: "1000000",
      LIMIT_OVERALL: "1000000",
      LOG_LEVEL: "silent",
      CAPTCHA_PROVIDER: "turnstile",
      CAPTCHA_SITE_KEY: "site",
      CAPTCHA_SECRET: "secret",
      CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the server ended at its start")));
    child.stdout?.on("data", (line) => {
      const listening = /localhost:(\d+)/.exec(String(line))?.[1];
      if (listening) resolve(`http://127.0.0.1:${listening}`);
    });
  });
  return {
    url,
    async stop() {
      child.removeAllListeners("exit");
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/**
 * Behaves like our pages: on a slow machine the server may answer "busy", and the same request is
 * sent again.
 */
async function book(url: string, slot: string, visitor: string): Promise<number> {
  for (;;) {
    const status = await bookOnce(url, slot, visitor);
    if (status !== 503) return status;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function bookOnce(url: string, slot: string, visitor: string): Promise<number> {
  const response = await fetch(`${url}${bookingEndpoints.bookings}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [headers.captcha]: `token-of-${visitor}`,
      [headers.idempotency]: `key-of-${visitor}`,
    },
    body: JSON.stringify({
      slot,
      fullName: visitor,
      email: `${visitor}@example.com`,
      timeZone: "Europe/London",
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** The number of responses per status. */
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

it.each(["sqlite", "postgres"] as const)(
  "gives each time once, whatever three processes are asked at the same moment (%s)",
  async (engine) => {
    const folder = mkdtempSync(join(tmpdir(), "farline-parallel-"));
    const databaseUrl = engine === "postgres" ? await postgres.createDatabase() : undefined;
    const env = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const sites = await Promise.all(Array.from({ length: processes }, () => startSite(env)));
    const [day, otherDay] = await lastDays(sites[0]?.url ?? "");
    const askAll = (slotFor: (index: number) => string | undefined) =>
      Promise.all(
        sites.flatMap(({ url }, process) =>
          Array.from({ length: requests }, (_, index) => {
            const slot = slotFor(index) ?? "";
            return book(url, slot, `visitor-${process}-${index}-${Date.parse(slot)}`);
          }),
        ),
      );
    try {
      const [slot] = day;
      expect(tally(await askAll(() => slot))).toEqual({ 201: 1, 409: processes * requests - 1 });

      // Times half an hour apart exclude each other because of the buffer. All are requested at
      // once.
      const spread = tally(await askAll((index) => otherDay[index % otherDay.length]));
      expect(Object.keys(spread)).toEqual(["201", "409"]);
      const database = openDatabase({ databaseUrl, dataDir: folder });
      const bookings = await database.db.selectFrom("bookings").selectAll().execute();
      const mails = await database.db.selectFrom("outbox").select("id").execute();
      await database.close();
      expect(bookings).toHaveLength(1 + (spread[201] ?? 0));
      expect(mails).toHaveLength(2 * bookings.length);
      const starts = bookings.map(({ start }) => start).sort((a, b) => a - b);
      const apart = (scheduling.minutes + scheduling.buffer) * 60_000;
      for (const [index, start] of starts.entries())
        expect(start - (starts[index - 1] ?? 0)).toBeGreaterThanOrEqual(apart);
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);

/** The times on the last two days that can be booked. */
async function lastDays(url: string): Promise<[string[], string[]]> {
  const read = async (query: string) =>
    (await (await fetch(`${url}${bookingEndpoints.slots}${query}`)).json()) as SlotMonth;
  const { firstMonth, lastMonth } = await read("");
  const months = await Promise.all([firstMonth, lastMonth].map((month) => read(`?month=${month}`)));
  const days = months.flatMap((month) =>
    month.days.map(({ slots }) => slots.map((one) => one.start)),
  );
  return days.slice(-2) as [string[], string[]];
}
