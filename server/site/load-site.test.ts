import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { parseEnv, publicEnv } from "#server/env.ts";
import { noServices } from "./built-site.ts";
import { configurationFile, loadSite } from "./load-site.ts";

const buildDir = mkdtempSync(join(tmpdir(), "farline-load-"));
afterAll(() => rmSync(buildDir, { recursive: true }));
const write = (name: string, content: string) => {
  mkdirSync(dirname(join(buildDir, name)), { recursive: true });
  writeFileSync(join(buildDir, name), content);
};
const filler = "words ".repeat(200);
write("package.json", '{ "type": "module" }');
write(
  "server/index.js",
  `let config;
  export const entry = { module: {
    configure: (given) => { config = given; },
    pageContext: () => undefined,
    createRequestHandler: () => async (request) => {
      const { pathname } = new URL(request.url);
      const refused = { "/refused/limited": 429, "/refused/busy": 503 }[pathname];
      const status = pathname.endsWith("/404") ? 404 : refused;
      const html = pathname + " of " + config.siteUrl + '<noscript id="app">x</noscript>${filler}';
      return new Response(html, { status });
    },
  } };
  export const routes = {};
  export const prerender = ["/about"];`,
);
write("client/about/index.html", "the page as it was built");
write("client/assets/a-1.js", "now");
write("retired/assets/a-0.js", "a day ago");
for (const name of ["404", "industries-404", "503"]) write(`refusals/${name}.html`, "not here");
const written = publicEnv(parseEnv({ SITE_URL: "https://www.example.com" }));
write(configurationFile, JSON.stringify(written));

const load = (values: Record<string, string>) =>
  loadSite(
    parseEnv({ ...values, BUILD_DIR: buildDir }),
    { ...noServices, bookings: undefined as never },
    (html) => `policy of ${html.slice(0, 30)}`,
  );

test("pages that were written with this configuration are served as they are", async () => {
  const { files } = await load({ SITE_URL: "https://www.example.com" });
  expect(String(files.get("/about")?.bodies.identity)).toBe("the page as it was built");
});

test("any other configuration is filled in at the start, compressed and in the policy too", async () => {
  const { files, refusals } = await load({ SITE_URL: "https://other.example" });
  const page = files.get("/about");
  expect(String(page?.bodies.identity)).toContain("/about of https://other.example");
  expect(String(gunzipSync(page?.bodies.gzip ?? ""))).toContain("https://other.example");
  expect(page?.policy).toBe("policy of /about of https://other.exampl");
  for (const path of ["/404", "/industries-404", "/503"])
    expect(String(refusals.get(path)?.bodies.identity)).toContain("https://other.example");
});

test("scripts of the former build are still there", async () => {
  const { files } = await load({});
  expect(String(files.get("/assets/a-0.js")?.bodies.identity)).toBe("a day ago");
});
