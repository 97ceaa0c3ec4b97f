import { afterEach, expect, it, vi } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { postgresPool } from "#server/db/postgres.ts";
import { parseEnv } from "#server/env.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { limitRules } from "./limit-rules.ts";
import { createRateLimits, type RateLimits } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { createWindowCounter } from "./window-counter.ts";

const rules = limitRules(parseEnv({}));
const perClient = rules.send.client.points;
const made = () => createRateLimits({ rules });
/** How many of the messages pass. */
async function passing(limits: RateLimits, addresses: string[]): Promise<number> {
  let passed = 0;
  for (const address of addresses)
    await limits.use("send", address).then(
      () => passed++,
      (error) => expect(error).toBeInstanceOf(Refusal),
    );
  return passed;
}
const line = (index: number, network = "2001:db8:7") =>
  `${network}:${(index * 256).toString(16)}::1`;

afterEach(() => vi.useRealTimers());

it("lets one client do so much, and again when its time is over", async () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  const limits = await made();
  const one = Array<string>(perClient + 5).fill("203.0.113.1");
  expect(await passing(limits, one)).toBe(perClient);
  expect(await passing(limits, ["203.0.113.2"])).toBe(1);
  // A clock that is set back must not make anybody wait longer.
  vi.setSystemTime(0);
  vi.advanceTimersByTime(rules.send.client.seconds * 1000);
  expect(await passing(limits, one)).toBe(perClient);
});

it("gives a whole network of IPv6 four shares, and those around it their own", async () => {
  const limits = await made();
  const lines = Array.from({ length: 40 }, (_, index) => line(index));
  const posts = lines.flatMap((address) => Array<string>(perClient).fill(address));
  expect(await passing(limits, posts)).toBe(4 * perClient);
  expect(await passing(limits, [line(0, "2001:db8:8")])).toBe(1);
  // Refused requests of a neighbor do not count against the network.
  const other = await made();
  expect(await passing(other, Array<string>(1_000).fill(line(1)))).toBe(perClient);
  expect(await passing(other, [line(2), line(3)])).toBe(2);
});

it("counts for all together only what it is told to, and no captcha, time or month", async () => {
  const limits = await made();
  for (let index = 0; index < rules.send.overall.points; index++) await limits.spendOverall("send");
  await expect(limits.spendOverall("send")).rejects.toThrow(Refusal);
  await limits.use("send", "203.0.113.9");
  await limits.spendOverall("book");
});

it("keeps no more keys than it has room for, and none of those it refuses", () => {
  const counter = createWindowCounter({ seconds: 600, mostKeys: 100 });
  for (let index = 0; index < 5_000; index++) counter.add(`key ${index}`);
  expect(counter.size).toBe(100);
  expect(counter.wait("key 4999", 1)).toBeGreaterThan(0);
  expect(counter.wait("another", 1)).toBe(0);
  expect(counter.size).toBe(100);
});

it("shares its counts on PostgreSQL, and counts by itself while that is away", {
  timeout: 180_000,
}, async () => {
  const server = await startPostgres();
  const databaseUrl = await server.createDatabase();
  const database = openDatabase({ databaseUrl, dataDir: "" });
  const pool = postgresPool({ databaseUrl, onError: () => {}, max: 2 });
  const [one, other] = await Promise.all([
    createRateLimits({ rules, pool }),
    createRateLimits({ rules, pool }),
  ]);
  const client = Array<string>(perClient).fill("203.0.113.1");
  expect(await passing(one, client)).toBe(perClient);
  expect(await passing(other, client)).toBe(0);
  const lines = Array.from({ length: 100 }, (_, index) => line(index));
  expect(await passing(one, lines)).toBe(4 * perClient);
  // A table of an earlier version is changed, so that a count does not wait for the disk.
  await pool.query("alter table rate_limits set logged");
  await createRateLimits({ rules, pool });
  const { rows } = await pool.query(
    "select relpersistence from pg_class where relname = 'rate_limits'",
  );
  expect(rows).toEqual([{ relpersistence: "u" }]);
  await pool.end();
  expect(await passing(one, Array<string>(perClient + 5).fill("203.0.113.7"))).toBe(perClient);
  await database.close();
  await server.stop();
});
