import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, type AppDeps, createApp } from "#server/app.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createRenderQueue } from "#server/site/render-queue.ts";
import { createSite } from "#server/site/site.ts";
import { loadStaticFiles } from "#server/site/static-files.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { createHttpServer } from "./create-server.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-http-"));
const page = `<!doctype html><p>${"words ".repeat(200)}</p>`;
mkdirSync(join(folder, "build/assets"), { recursive: true });
writeFileSync(join(folder, "build/index.html"), page);
writeFileSync(join(folder, "build/assets/a-1234.js"), `export const a = "${"a".repeat(500)}";`);
writeFileSync(join(folder, "build/film.mp4"), "0123456789");

const noPages = {
  refusals: { get: () => undefined, pagePath: () => undefined, paths: () => [] },
  built: undefined,
  queue: createRenderQueue({ limits: noLimits }),
};
let database: Database;
let deps: AppDeps;
let app: App;
let server: Server;

beforeAll(async () => {
  database = openDatabase({ databaseUrl: undefined, dataDir: folder });
  await migrate(database);
  const policyFor = () => "default-src 'self'";
  const files = loadStaticFiles([join(folder, "build")], { policyFor });
  const made = await createTestApp(database);
  deps = { ...made.deps, site: createSite({ ...noPages, files, policyFor }) };
  app = createApp(deps);
  server = createHttpServer(app, deps);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Reads a raw response: fetch would decompress it and hide headers. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<IncomingMessage & { body: Buffer }>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, method }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      resolve(Object.assign(answer, { body }));
    })
      .on("error", reject)
      .end();
  });
}

describe("createHttpServer", () => {
  it.each([
    ["/", "br"],
    ["/", "gzip, deflate"],
    ["/", ""],
    ["/?utm_source=x", "br"],
    ["/assets/a-1234.js", "gzip, br"],
    ["/film.mp4", "br"],
  ])("answers %s for %j from memory as the app would", async (path, accept) => {
    const headers = { "Accept-Encoding": accept };
    const fromMemory = await get(path, headers);
    const fromApp = await app.request(path, { headers });
    expect(fromMemory.statusCode).toBe(200);
    const { date: _, connection, "keep-alive": alive, ...own } = fromMemory.headers;
    expect(own).toEqual(Object.fromEntries(fromApp.headers));
    expect(fromMemory.body).toEqual(Buffer.from(await fromApp.arrayBuffer()));
  });

  it("sends what the browser can unpack", async () => {
    const br = await get("/", { "Accept-Encoding": "br" });
    expect(brotliDecompressSync(br.body).toString()).toBe(page);
    const gzip = await get("/", { "Accept-Encoding": "gzip" });
    expect(gunzipSync(gzip.body).toString()).toBe(page);
  });

  it("leaves to the app what is not the plain GET of a file", async () => {
    const tag = (await get("/")).headers.etag ?? "";
    expect((await get("/", { "If-None-Match": tag })).statusCode).toBe(304);
    expect((await get("/film.mp4", { Range: "bytes=2-4" })).body.toString()).toBe("234");
    const head = await get("/", {}, "HEAD");
    expect([head.statusCode, head.body.length]).toEqual([200, 0]);
    expect((await get("/", {}, "DELETE")).statusCode).toBe(405);
    expect((await get("/healthz")).body.toString()).toContain("ok");
    expect((await get("/index.html")).statusCode).toBe(301);
  });

  it("counts its answers and turns clients away while draining", async () => {
    const { registry } = deps.metrics;
    const count = async () =>
      /farline_request_seconds_count\{kind="page",status="2xx"\} (\d+)/.exec(
        await registry.metrics(),
      )?.[1];
    const before = Number(await count());
    await get("/");
    expect(Number(await count())).toBe(before + 1);
    deps.drain.draining = true;
    expect((await get("/")).headers.connection).toBe("close");
    deps.drain.draining = false;
  });
});
