import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { contentSecurityPolicy } from "#server/site/content-security-policy.ts";
import { contentTag } from "#server/site/content-tag.ts";
import { readBuiltFiles } from "./built-files.ts";
import { caddySnippet } from "./caddy.ts";
import { nginxLocations } from "./nginx.ts";

const client = mkdtempSync(join(tmpdir(), "farline-export-"));
afterAll(() => rmSync(client, { recursive: true }));
const html = "<script>answer()</script>";
for (const [name, content] of Object.entries({
  "about/index.html": html,
  "film.mp4": "film",
  "assets/a-1.js": "answer()",
  ".vite/manifest.json": "{}",
})) {
  mkdirSync(dirname(join(client, name)), { recursive: true });
  writeFileSync(join(client, name), content);
}
const env = parseEnv({ SITE_URL: "https://www.example.com" });
const files = readBuiltFiles(client, env);
const policy = contentSecurityPolicy(env)(html);

test("what a web server hands out is what was built, without the build's own files", () => {
  expect(files.named.map(({ path, file }) => [path, file])).toEqual([
    ["/about", "/about/index.html"],
    ["/film.mp4", "/film.mp4"],
  ]);
  expect(files.assets.map(({ extension }) => extension)).toEqual(["js"]);
});

test("nginx sends the page's own policy and tag, and leaves the rest to the server", () => {
  const [, page = ""] = nginxLocations(files, client).split("location ");
  expect(page).toContain("= '/about' {");
  expect(page).toContain(policy.replaceAll("'", "\\'"));
  expect(page).toContain(`add_header ETag '"${contentTag(Buffer.from(html))}"'`);
  expect(page).toContain("Strict-Transport-Security");
  expect(page).toContain("try_files '/about/index.html' @farline;");
  expect(nginxLocations(files, client)).toContain("try_files $uri @assets;");
});

test("Caddy has the same of every page", () => {
  const snippet = caddySnippet(files, client);
  expect(snippet).toContain(`"/about" "/about/index.html"`);
  expect(snippet).toContain(policy);
  expect(snippet).toContain(contentTag(Buffer.from(html)));
});
