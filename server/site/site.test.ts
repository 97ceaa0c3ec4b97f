import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { Refusal } from "#server/http/refusal.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createRenderQueue } from "./render-queue.ts";
import { createSite } from "./site.ts";
import { loadStaticFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-site-"));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string | Buffer) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
};
const long = `<!doctype html><p>${"words ".repeat(200)}</p>`;
write("index.html", long);
write("about/index.html", long);
write("services.html", long);
write("assets/a-1234.js", `export const a = "${"a".repeat(500)}";`);
write("film.mp4", Buffer.from("0123456789"));

write("contact/index.html", "<p>Write to us.</p>");
const policyFor = contentSecurityPolicy(parseEnv({}));
write("refusals/404.html", "<p>Nothing is here.</p>");
write("refusals/trades-404.html", "<p>These trades are here.</p>");
write("refusals/429.html", "<p>Please wait.</p>");
let rendered = 0;
const site = createSite({
  files: loadStaticFiles([folder], { policyFor }),
  refusals: loadStaticFiles([join(folder, "refusals")], { policyFor }),
  policyFor,
  queue: createRenderQueue({ limits: noLimits, mostOfOne: 2 }),
  built: {
    prerendered: [],
    has: (path) => /^\/(blogs|booking)/.test(path),
    render: async (request) => {
      rendered++;
      if (new URL(request.url).searchParams.has("broken")) return new Response("", { status: 500 });
      return new Response(`rendered ${new URL(request.url).pathname}`, {
        headers: { "Content-Type": "text/html" },
      });
    },
  },
});
const get = (path: string, headers = {}, method = "GET") =>
  site.respond({
    request: new Request(`http://localhost${path}`, { headers, method }),
    address: "203.0.113.1",
  });

describe("site", () => {
  it("renders the contact page for a slip in its address, and serves the built one otherwise", async () => {
    expect(await (await get("/contact?plan=gold")).text()).toBe("rendered /contact");
    for (const query of ["", "?utm_source=news", "?plan=none", "?plan=gold&broken"])
      expect(await (await get(`/contact${query}`)).text()).toContain("Write to us.");
  });

  it("serves a page under its clean address, compressed, and 304 when it is known", async () => {
    const page = await get("/about", { "Accept-Encoding": "gzip, br" });
    expect(page.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await page.arrayBuffer())).toString()).toBe(long);
    expect(page.headers.get("Vary")).toBe("Accept-Encoding");
    expect(page.headers.get("Cache-Control")).toBe("no-cache");
    const tag = page.headers.get("ETag") ?? "";
    expect((await get("/about", { "If-None-Match": tag })).status).toBe(304);
  });

  it("keeps hashed files for good and leaves out an encoding that is refused", async () => {
    const script = await get("/assets/a-1234.js", { "Accept-Encoding": "br;q=0, gzip" });
    expect(script.headers.get("Cache-Control")).toContain("immutable");
    expect(script.headers.get("Content-Encoding")).toBe("gzip");
  });

  it.each([
    ["/Services", "/services"],
    ["/services/", "/services"],
    ["/SERVICES.html?a=1", "/services?a=1"],
    ["/about/index.html", "/about"],
    ["/industries/lawyers?a=1", "/industries/attorneys?a=1"],
  ])("moves %s to %s", async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
  });

  it("renders what is no file, and never moves a visitor to another host", async () => {
    expect(await (await get("/blogs/x")).text()).toBe("rendered /blogs/x");
    const response = await get("//evil.example/");
    expect(response.headers.get("Location") ?? "").not.toMatch(/^\/\//);
  });

  it.each([
    ["/%E2%82%AC/", "/%E2%82%AC"],
    ["/a%3Fb%23c/", "/a%3Fb%23c"],
    ["/%2f%2fevil.example/x/", "/evil.example/x"],
  ])("moves %s within this host, in letters that a header can hold", async (path, target) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(target);
    const there = new URL(response.headers.get("Location") ?? "", "http://localhost");
    expect(there.host).toBe("localhost");
    expect((await get(there.pathname)).status).not.toBe(301);
  });

  it("lets nobody keep a page that a token opened", async () => {
    expect((await get("/booking?token=abc")).headers.get("Cache-Control")).toBe("no-store");
    expect((await get("/booking")).headers.get("Cache-Control")).toBe("no-cache");
  });

  it.each([
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fpackage.json",
    "/%00",
    "/%09/evil.example/login/",
    "/%0a/evil.example/",
    "/foo%0d%0aX/",
    "/%7f/x/y/",
    "/%5c%5cevil.example/",
    "/%ff",
    "/assets/none.js",
  ])("finds nothing at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("farline");
  });

  it("answers an unknown address from memory", async () => {
    rendered = 0;
    const page = await get("/no-such-page?a=1", { "Accept-Encoding": "br" });
    expect([page.status, await page.text()]).toEqual([404, "<p>Nothing is here.</p>"]);
    const inFolder = await get("/trades/no-such-trade");
    expect([inFolder.status, await inFolder.text()]).toEqual([
      404,
      "<p>These trades are here.</p>",
    ]);
    expect((await get("/no-such-page.data")).status).toBe(404);
    expect(rendered).toBe(0);
    expect((await get("/blogs.data")).status).toBe(200);
  });

  it("refuses what one client asks to be rendered beyond its places, with a page made before", async () => {
    rendered = 0;
    const answers = await Promise.allSettled(Array.from({ length: 9 }, () => get("/blogs/x")));
    expect(rendered).toBe(2);
    const refusal = answers.find(({ status }) => status === "rejected") as PromiseRejectedResult;
    expect(refusal.reason).toBeInstanceOf(Refusal);
    const page = site.refused(new Request("http://localhost/blogs/x"), refusal.reason);
    expect([page?.status, page?.headers.get("Retry-After")]).toEqual([429, "1"]);
    expect(await page?.text()).toBe("<p>Please wait.</p>");
  });

  it("asks to come back where a page cannot be rendered", async () => {
    await expect(get("/booking?broken=1")).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  });

  it("serves a part of a film", async () => {
    const part = await get("/film.mp4", { Range: "bytes=2-4" });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe("234");
    expect(part.headers.get("Content-Range")).toBe("bytes 2-4/10");
    expect((await get("/film.mp4", { Range: "bytes=20-" })).status).toBe(416);
    expect(await (await get("/film.mp4", { Range: "bytes=-3" })).text()).toBe("789");
  });

  it("serves the whole film for several ranges, a malformed one, and one of another version", async () => {
    for (const Range of ["bytes=0-1,4-5", "bytes=-", "bytes=5-2", "lines=0-1"]) {
      const whole = await get("/film.mp4", { Range });
      expect(whole.status, Range).toBe(200);
      expect(await whole.text(), Range).toBe("0123456789");
    }
    const tag = (await get("/film.mp4")).headers.get("ETag") ?? "";
    const of = (version: string) => get("/film.mp4", { Range: "bytes=2-4", "If-Range": version });
    expect((await of(tag)).status).toBe(206);
    for (const other of ['"another"', `W/${tag}`, new Date().toUTCString()]) {
      const whole = await of(other);
      expect(whole.status, other).toBe(200);
      expect(await whole.text(), other).toBe("0123456789");
    }
    expect((await get("/film.mp4", { Range: "bytes=2-4" }, "HEAD")).status).toBe(200);
  });
});

describe("contentSecurityPolicy", () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");

  it("lets a page's own scripts run, those inside noscript too, and no other", () => {
    const policy = policyFor(
      '<style>a{}</style><script>one()</script><noscript id="app"><script type="module" async="">two()</script></noscript><script type="application/ld+json">{"data":1}</script><script src="/x.js"></script>',
    );
    for (const script of ["one()", "two()"]) expect(policy).toContain(`'sha256-${hash(script)}'`);
    expect(policy).toContain(hash("a{}"));
    expect(policy).not.toContain(hash('{"data":1}'));
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it("opens only to what is configured", () => {
    const env = parseEnv({
      API_HOST: "https://api.example.com/base",
      SCHEDULING_URL: "https://cal.example.com/x",
      VOICE_AGENT_URL: "wss://voice.example.com/agent",
    });
    const policy = contentSecurityPolicy(env)("");
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/api\.example\.com[ ;]/);
    expect(policy).toMatch(/connect-src [^;]*wss:\/\/voice\.example\.com/);
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/cal\.example\.com/);
    expect(policyFor("")).toMatch(/^default-src 'self'; object-src 'none';/);
    expect(policyFor("")).not.toMatch(/connect-src|https:/);
  });
});
