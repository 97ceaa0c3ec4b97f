import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { claimFindings } from "./claim-findings.ts";
import { contentFindings } from "./content-findings.ts";
import { addressFindings, settingFindings } from "./setting-findings.ts";

const root = mkdtempSync(join(tmpdir(), "farline-preflight-"));
afterAll(() => rmSync(root, { recursive: true }));
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

/** The settings of a company that goes live. */
const live = {
  SITE_URL: "https://www.calls.com",
  DASHBOARD_URL: "https://app.calls.com",
  MAIL_TO: "leads@calls.com",
  SMTP_URL: "smtps://me:secret@mail.calls.com",
  TRUST_PROXY: "1",
};
const variables = (values: Record<string, string>) =>
  settingFindings(parseEnv(values)).map(({ where }) => where);

test("what is left of the sample is named with file and line", async () => {
  write("content/site.ts", 'export const site = {\n  name: "Farline",\n  id: "farline",\n};\n');
  write("content/quotes.ts", "/** The people are placeholders. */\n");
  write("posts/one.md", "---\nurl: https://blog.sample.example/one\n---\n");
  const found = await contentFindings(root);
  expect(found.map(({ where }) => where).sort()).toEqual([
    "content/quotes.ts:1",
    "content/site.ts:2",
    "posts/one.md:2",
  ]);
});

test("the defaults may not go live, and a configured site may", () => {
  expect(new Set(variables({}))).toEqual(
    new Set(["SITE_URL", "DASHBOARD_URL", "MAIL_TO", "MAIL_FROM", "SMTP_URL"]),
  );
  expect(variables(live)).toEqual([]);
});

test.each([
  ["SITE_URL", { SITE_URL: "http://www.calls.com" }],
  ["SMTP_URL", { SMTP_URL: "" }],
  ["TRUST_PROXY", { TRUST_PROXY: "0" }],
  [
    "CAPTCHA_SITE_KEY",
    {
      CAPTCHA_PROVIDER: "turnstile",
      CAPTCHA_SITE_KEY: "1x00000000000000000000AA",
      CAPTCHA_SECRET: "s",
    },
  ],
])("%s is found when it is not fit for the internet", (name, values) => {
  expect(variables({ ...live, ...values })).toEqual([name]);
});

test("a robots.txt that was made for another address is found", async () => {
  const env = { siteUrl: "https://www.calls.com" };
  const says = (text: string | undefined) => addressFindings(env, async () => text);
  expect(await says("User-agent: *\n\nSitemap: https://www.calls.com/sitemap.xml\n")).toEqual([]);
  expect(await says(undefined)).toEqual([]);
  expect(await says("Sitemap: http://localhost:3000/sitemap.xml\n")).toHaveLength(1);
  expect(await says("Disallow: /\n")).toHaveLength(1);
});

test("a claim needs a source", () => {
  expect(claimFindings([])).toEqual([]);
  expect(claimFindings(["4.9/5: average rating"])[0]?.what).toContain("4.9/5");
});

test("a setting that the server refuses does not hide what else is left", () => {
  const env = { PATH: process.env.PATH, CAPTCHA_PROVIDER: "turnstile" };
  const { status, stdout } = spawnSync(process.execPath, ["server/cli/preflight.ts"], { env });
  expect(status).toBe(1);
  expect(String(stdout)).toMatch(/CAPTCHA_SITE_KEY is missing/);
  expect(String(stdout)).toMatch(/content\/site\.ts/);
});
