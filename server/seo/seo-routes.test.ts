import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { feeds } from "#contract/feeds.ts";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { savePost } from "#server/posts/import-posts.ts";
import { parsePost } from "#server/posts/parse-post.ts";
import { createTestApp } from "#server/testing/test-app.ts";

const post = (text: string) =>
  parsePost(
    `---\nid: a-post\ntitle: A post\ndate: 2026-01-02\nurl: https://example.com/a\n---\n${text}\n`,
  );

it("writes the feed anew after a minute, also when the clock of the day was set back", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "farline-seo-"));
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  const { app } = await createTestApp(database);
  const feed = async () => (await app.request(feeds.json)).text();
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    await savePost(database, post("First words."), "farline");
    expect(await feed()).toContain("First words.");
    await savePost(database, post("Other words."), "farline");
    vi.setSystemTime(Date.now() - 86_400_000);
    expect(await feed()).toContain("First words.");
    const before = performance.now();
    vi.advanceTimersByTime(61_000);
    expect(performance.now() - before).toBe(61_000);
    expect(await feed()).toContain("Other words.");
  } finally {
    vi.useRealTimers();
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});
