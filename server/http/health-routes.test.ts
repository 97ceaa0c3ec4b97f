import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { createTestApp, message, trial } from "#server/testing/test-app.ts";

describe("health, figures and headers", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "farline-health-"));
  let database: Database;
  beforeAll(async () => {
    database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it("is ready while it can write, and not while it cannot or ends", async () => {
    const { app, deps } = await createTestApp(database, { env: { dataDir } });
    expect((await app.request("/readyz")).status).toBe(200);
    deps.drain.draining = true;
    expect((await app.request("/readyz")).status).toBe(503);
    expect((await app.request("/healthz")).headers.get("Connection")).toBe("close");
    const broken = await createTestApp(database, { env: { dataDir } });
    broken.deps.database.commit = () => Promise.reject(new Error("disk full"));
    expect((await broken.app.request("/readyz")).status).toBe(503);
  });

  it("looks again a second later, whatever the clock of the day says", async () => {
    const { app, deps } = await createTestApp(database, { env: { dataDir } });
    const looks = vi.spyOn(deps.database, "commit");
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    try {
      await app.request("/readyz");
      vi.setSystemTime(Date.now() - 86_400_000);
      await app.request("/readyz");
      expect(looks).toHaveBeenCalledTimes(1);
      vi.advanceTimersByTime(1_100);
      vi.setSystemTime(Date.now() - 86_400_000);
      await app.request("/readyz");
      expect(looks).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it("counts what it took, repeated and refused, and what waits", async () => {
    const { app, send } = await createTestApp(database, { env: { metricsToken: "t" } });
    await send(trial, { "Idempotency-Key": "key-00000001" });
    await send(trial, { "Idempotency-Key": "key-00000001" });
    await send(message);
    const bearer = { Authorization: "Bearer t" };
    const figures = await (await app.request("/metrics", { headers: bearer })).text();
    expect(figures).toContain('farline_leads_accepted_total{standing="open"} 1');
    expect(figures).toContain("farline_leads_duplicate_total 1");
    expect(figures).toContain('farline_requests_refused_total{reason="captcha"} 1');
    expect(figures).toContain('farline_outbox_mails{state="queued"} 1');
    expect(figures).not.toContain(trial.email);
  });

  it("shows figures to nobody who has not the token, or comes by a proxy", async () => {
    const closed = await createTestApp(database, { env: { metricsToken: "t" } });
    expect((await closed.app.request("/metrics")).status).toBe(404);
    const open = await createTestApp(database);
    const peer = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } }) as never;
    const status = async (address: string, headers = {}) =>
      (await open.app.request("/metrics", { headers }, peer(address))).status;
    expect(await status("127.0.0.1")).toBe(200);
    expect(await status("203.0.113.1")).toBe(404);
    expect(await status("127.0.0.1", { Host: "127.0.0.1:3000", Accept: "*/*" })).toBe(200);
    for (const name of [
      "X-Forwarded-For",
      "X-Forwarded-Proto",
      "Forwarded",
      "X-Real-IP",
      "Via",
      "X-Client-IP",
      "True-Client-IP",
      "CF-Connecting-IP",
      "X-Request-Id",
      "Sec-Fetch-Site",
    ])
      expect([name, await status("127.0.0.1", { [name]: "10.0.0.1" })]).toEqual([name, 404]);
  });

  it("shows no figures where a proxy that names nobody passed a request on", async () => {
    const { app } = await createTestApp(database, { env: { siteUrl: "https://www.example.com" } });
    const ask = async (headers: Record<string, string>, httpVersion: string) => {
      const incoming = { socket: { remoteAddress: "127.0.0.1" }, httpVersion };
      return (await app.request("/metrics", { headers }, { incoming } as never)).status;
    };
    expect(await ask({ Host: "10.0.0.7:3000" }, "1.1")).toBe(200);
    expect(await ask({ Host: "127.0.0.1:3000" }, "1.0")).toBe(404);
    expect(await ask({ Host: "www.example.com" }, "1.1")).toBe(404);
  });

  it("gives every answer its security headers, HSTS only under https", async () => {
    const plain = await (await createTestApp(database)).app.request("/nothing");
    const secure = await (
      await createTestApp(database, { env: { siteUrl: "https://www.example.com" } })
    ).app.request("/api/nothing");
    for (const { headers } of [plain, secure]) {
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Content-Security-Policy")).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get("Permissions-Policy")).toContain("microphone=(self)");
    }
    expect(plain.headers.has("Strict-Transport-Security")).toBe(false);
    expect(secure.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
  });

  it("lets only the site's own origin post from elsewhere", async () => {
    const { app } = await createTestApp(database, { env: { siteUrl: "https://www.example.com" } });
    const preflight = async (Origin: string) =>
      (
        await app.request("/sendMail", {
          method: "OPTIONS",
          headers: { Origin, "Access-Control-Request-Method": "POST" },
        })
      ).headers.get("Access-Control-Allow-Origin");
    expect(await preflight("https://www.example.com")).toBe("https://www.example.com");
    expect(await preflight("https://evil.example")).toBeNull();
  });
});
