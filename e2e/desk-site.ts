import { execFileSync } from "node:child_process";
import { type BrowserContext, type Cookie, expect, type Page } from "@playwright/test";
import { type Farline, startFarline } from "./farline.ts";
import { test as base } from "./test.ts";

/** Who may enter the desk of these tests. */
export const nora = { name: "Nora Bell", address: "nora@farline.example" };
export const sam = { name: "Sam Ortiz", address: "sam@farline.example" };
const DESK = [nora, sam].map(({ name, address }) => `${name} <${address}>`).join(", ");

/** A running site that has a desk. */
export const startDeskSite = (
  smtpUrl: string,
  env: Record<string, string> = {},
): Promise<Farline> => startFarline({ SMTP_URL: smtpUrl, DESK, HOOK_ALLOW: "127.0.0.1", ...env });

/** Tests against such a site. */
export const test = base.extend<object, { farline: Farline }>({
  farline: [
    async ({ mailbox }, use) => {
      const farline = await startDeskSite(mailbox.smtpUrl);
      await use(farline);
      await farline.stop();
    },
    { scope: "worker" },
  ],
});

/** Path of a link that the command line made. */
export function commandPath(farline: Farline, address: string): string {
  const said = execFileSync(process.execPath, ["server/cli/desk.ts", address], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, DATA_DIR: farline.dataDir, DESK },
  });
  return /\/desk\/enter\/\S+/.exec(said)?.[0] ?? "";
}

/** Cookies of sessions, by the site and the address: links may be pressed ten times in ten minutes. */
const sessions = new Map<string, Cookie[]>();

/** Enters a page's browser by the command line, or with the session of an earlier test. */
export async function enter(page: Page, farline: Farline, address: string): Promise<void> {
  const name = `${farline.url} ${address}`;
  await page.context().addCookies(sessions.get(name) ?? []);
  await page.goto("/desk");
  if (new URL(page.url()).pathname !== "/desk") {
    await page.goto(commandPath(farline, address));
    await page.getByRole("button", { name: "Enter the desk" }).click();
    await page.waitForURL(/\/desk\/?$/);
    sessions.set(name, await page.context().cookies());
  }
  await expect(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
}

/**
 * A visitor's message, sent as the form of the pages sends it. Firm and address are of the surname,
 * so that a test can look for one lead's words among those of other tests.
 */
export async function sendLead(context: BrowserContext, fullName: string): Promise<void> {
  const surname = fullName.split(" ").at(-1) ?? "";
  const answer = await context.request.post("/sendMail", {
    data: {
      to: "hello@farline.example",
      fullName,
      companyName: `${surname} Title`,
      email: `visitor@${surname.toLowerCase()}.example`,
      mobileNumber: "(720) 555-0118",
      subject: "MyCase Free Trial Request",
      message: `Free trial request from ${fullName}`,
    },
  });
  expect(answer.status()).toBe(200);
}

/** React answers. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.react === "ready");
}
