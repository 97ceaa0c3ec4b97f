import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { dataFolderFault } from "./data-folder.ts";
import { type Database, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

describe("a data folder that goes while the server runs", () => {
  let parent: string;
  let dataDir: string;
  let database: Database;
  const key = { "Idempotency-Key": "key-00000001" };
  const start = async () => {
    const { send, app } = await createTestApp(database, { env: { dataDir } });
    const ready = async () => {
      const response = await app.request("/readyz");
      return { code: response.status, ...((await response.json()) as { status: string }) };
    };
    return { send, ready, status: async (path: string) => (await app.request(path)).status };
  };
  beforeEach(async () => {
    parent = mkdtempSync(join(tmpdir(), "farline-gone-"));
    dataDir = join(parent, "data");
    database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
  });
  afterEach(async () => {
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  });

  it.each([
    ["removed", () => rmSync(dataDir, { recursive: true })],
    [
      "removed and made anew",
      () => {
        rmSync(dataDir, { recursive: true });
        mkdirSync(dataDir);
      },
    ],
    [
      "replaced by a copy",
      () => {
        cpSync(dataDir, join(parent, "copy"), { recursive: true });
        rmSync(dataDir, { recursive: true });
        renameSync(join(parent, "copy"), dataDir);
      },
    ],
    ["left without its log", () => rmSync(join(dataDir, "farline.db-wal"))],
  ])("is noticed when it is %s: nothing is acknowledged, not even again", async (_, harm) => {
    const { send, ready, status } = await start();
    expect((await send(trial, key)).status).toBe(200);
    harm();
    expect((await send(trial)).status).toBe(503);
    expect((await send(trial, key)).status).toBe(503);
    for (const path of ["/api/slots", "/api/blogs"]) expect(await status(path)).toBe(503);
    expect(await ready()).toMatchObject({
      code: 503,
      status: expect.stringContaining("data folder is gone"),
    });
  });

  it("keeps on when nothing happens to it", async () => {
    const { send, ready } = await start();
    expect((await send(trial, key)).status).toBe(200);
    expect(await ready()).toEqual({ code: 200, status: "ok" });
  });
});

describe("the look at the data folder", () => {
  const free = (bytes: number) => (async () => ({ bavail: bytes / 4096, bsize: 4096 })) as never;
  const here = { dataDir: tmpdir(), databaseUrl: undefined, smtpUrl: undefined };

  it("finds a disk too full for a message, on which a short write still fits", async () => {
    expect(await dataFolderFault(here, free(64 * 4096))).toBe("disk is full");
    expect(await dataFolderFault(here, free(1e9))).toBeUndefined();
  });

  it("finds a folder that is gone, unless nothing is kept in it", async () => {
    const gone = { ...here, dataDir: join(tmpdir(), "farline-none") };
    expect(await dataFolderFault(gone)).toBe("data folder is gone");
    const elsewhere = { databaseUrl: "postgres://db/farline", smtpUrl: "smtp://relay" };
    expect(await dataFolderFault({ ...gone, ...elsewhere })).toBeUndefined();
    expect(await dataFolderFault({ ...gone, ...elsewhere, smtpUrl: undefined })).toBeDefined();
  });
});
