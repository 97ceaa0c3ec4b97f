import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deskMessages } from "#content/desk/messages.ts";
import { deskBase, deskForms, deskPages } from "#contract/desk-paths.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { EnvError, parseEnv } from "#server/env.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { parsePeople } from "./people.ts";
import { commandLink } from "./sign-in/sign-in-links.ts";

const people = parsePeople("Nora Bell <nora@farline.example>") ?? [];
const pages = Object.values(deskPages).map(({ path, open }) => ({
  path: (deskBase + path.replace(/:\w+/, "some-id")).replace(/(.)\/$/, "$1"),
  open,
}));
const forms = Object.values(deskForms).map((path) => deskBase + path);
const everything = [...new Set([...pages.map(({ path }) => path), ...forms])];
const formType = { "Content-Type": "application/x-www-form-urlencoded" };

describe("the routes of the desk", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "farline-desk-"));
  let database: Database;
  let off: TestApp;
  let on: TestApp;
  let secure: TestApp;
  /** The cookie of a session, as a browser sends it and as it was set. */
  let cookie: string;
  let given: string;
  beforeAll(async () => {
    database = openDatabase({ databaseUrl: undefined, dataDir });
    await migrate(database);
    off = await createTestApp(database);
    on = await createTestApp(database, { env: { desk: people } });
    secure = await createTestApp(database, {
      env: { desk: people, siteUrl: "https://www.farline.example" },
    });
    given = await enter(on);
    cookie = given.split(";")[0] ?? "";
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  async function enter({ app, deps }: TestApp): Promise<string> {
    const [person] = people;
    if (!person) throw new Error("nobody");
    const link = await commandLink({ database, siteUrl: deps.env.siteUrl }, person);
    const answer = await app.request(new URL(link).pathname, {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    return answer.headers.getSetCookie().find((line) => /desk=\S/.test(line)) ?? "";
  }

  it.each(everything)("%s is as unknown as any other address while DESK is unset", async (path) => {
    for (const method of ["GET", "POST"]) {
      const answer = await off.app.request(path, { method });
      const unknown = await off.app.request("/no-such-page", { method });
      expect(answer.status).toBe(unknown.status);
      expect(Object.fromEntries(answer.headers)).toEqual(Object.fromEntries(unknown.headers));
      expect(await answer.text()).toBe(await unknown.text());
    }
  });

  it.each(everything)("%s takes no form of another site", async (path) => {
    const origin = "https://evil.example";
    const strange: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site", Origin: origin },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
      { Origin: origin },
      { Origin: "null" },
      {},
    ];
    for (const headers of strange) {
      const answer = await on.app.request(path, {
        method: "POST",
        headers: { ...formType, Cookie: cookie, ...headers },
      });
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const old = { ...formType, Origin: on.deps.env.siteUrl };
    const taken = await on.app.request(path, { method: "POST", headers: old });
    expect(await taken.text()).not.toContain(deskMessages.crossSite);
  });

  it.each(pages)(
    "$path has the headers of the desk, and needs a session: not $open",
    async (page) => {
      const [without, within] = [
        await on.app.request(page.path),
        await on.app.request(page.path, { headers: { Cookie: cookie } }),
      ];
      expect(without.status).toBe(page.open ? 200 : 302);
      expect(within.status).toBe(200);
      for (const { headers } of [without, within]) {
        expect(headers.get("Cache-Control")).toBe("no-store");
        expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
        expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
        const leadsIn = page.path.startsWith("/desk/enter");
        expect(headers.get("Referrer-Policy")).toBe(leadsIn ? "no-referrer" : "same-origin");
        const policy = headers.get("Content-Security-Policy") ?? "";
        expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
        expect(policy).toContain("require-trusted-types-for 'script'");
        expect(policy).not.toMatch(/unsafe|https?:|\*/);
      }
    },
  );

  it("lets only the router's own inline scripts run", async () => {
    const answer = await on.app.request("/desk/sign-in");
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const sha = (text: string) =>
      crypto.subtle
        .digest("SHA-256", new TextEncoder().encode(text))
        .then((bytes) => Buffer.from(bytes).toString("base64"));
    // The test's page has a marked script, "0", and one that only looks like it, "1".
    expect(policy).toContain(await sha("0"));
    expect(policy).not.toContain(await sha("1"));
    expect(await answer.text()).not.toContain("nonce");
  });

  it("asks to sign in, comes back to the page, and tells a script so", async () => {
    const page = await on.app.request("/desk/leads/some-id");
    expect(page.headers.get("Location")).toBe("/desk/sign-in?to=%2Fdesk%2Fleads%2Fsome-id");
    for (const path of ["/desk.data", "/desk/leads/some-id.data"]) {
      expect((await on.app.request(path)).status).toBe(401);
      const within = await on.app.request(path, { headers: { Cookie: cookie } });
      expect(await within.text()).toContain("Nora Bell");
    }
    const form = await on.app.request("/desk/sessions", {
      method: "POST",
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(form.status).toBe(401);
    expect(form.headers.get("Content-Type")).toContain("json");
  });

  it("answers a form of a page without scripts with a page that leads to sign-in", async () => {
    const post = (body: string) =>
      on.app.request("/desk/leads/some-id", {
        method: "POST",
        headers: { ...formType, "Sec-Fetch-Site": "same-origin", Accept: "text/html,*/*;q=0.8" },
        body,
      });
    const form = await post("act=note&note=rang+twice");
    expect(form.status).toBe(401);
    expect(form.headers.get("Content-Type")).toContain("text/html");
    expect((await post(`note=${"a".repeat(200_000)}`)).status).toBe(413);
  });

  it("gives cookies that no script reads and no other site sends", async () => {
    expect(given).toMatch(/^desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await enter(secure)).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it("says openly when somebody asks too often", async () => {
    const { app } = await createTestApp(database, { env: { desk: people } });
    const ask = () =>
      app.request("/desk/sign-in", {
        method: "POST",
        headers: { ...formType, "Sec-Fetch-Site": "same-origin" },
        body: "address=eve@elsewhere.example",
      });
    for (let number = 1; number <= 5; number++) expect((await ask()).status).toBe(303);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(60);
  });

  it("refuses a long form", async () => {
    const answer = await on.app.request("/desk/sign-in", {
      method: "POST",
      headers: { ...formType, "Sec-Fetch-Site": "same-origin" },
      body: `address=${"a".repeat(200_000)}`,
    });
    expect(answer.status).toBe(413);
  });

  it("leaves the public pages as they are", async () => {
    for (const path of ["/", "/contact", "/robots.txt", "/sitemap.xml", "/no-such-page"]) {
      const [without, within] = [await off.app.request(path), await on.app.request(path)];
      expect(Object.fromEntries(within.headers)).toEqual(Object.fromEntries(without.headers));
      expect(await within.text()).toBe(await without.text());
      expect(within.status).toBe(without.status);
    }
  });
});

describe("DESK", () => {
  it("stops the start where sessions would travel in the clear", () => {
    const desk = { DESK: "nora@farline.example" };
    expect(() => parseEnv({ ...desk, SITE_URL: "http://www.farline.example" })).toThrow(EnvError);
    for (const address of ["https://www.farline.example", "http://localhost:1", "http://127.0.0.1"])
      expect(parseEnv({ ...desk, SITE_URL: address }).desk).toHaveLength(1);
    expect(parseEnv({}).desk).toEqual([]);
  });

  it("is refused where it names no address", () => {
    expect(() => parseEnv({ DESK: "Nora" })).toThrow(/DESK/);
  });
});
