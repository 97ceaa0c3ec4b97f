import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { Webhook } from "standardwebhooks";
import { type Farline, startFarline } from "./farline.ts";
import { awake, expect, rows, test } from "./test.ts";

const campaign = "?utm_source=newsletter&utm_campaign=spring&token=secret&gclid=12345";

async function sendMessage(page: Page, email: string) {
  const form = page.locator("main form").filter({ hasText: "Send message" });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Subject").fill("Where I come from");
  await form.getByRole("textbox", { name: /^Message/ }).fill("Our phone rings after five.");
  // A person needs longer than the time trap's second and a half; a test does not.
  await page.waitForTimeout(1600);
  await form.getByLabel("I’m not a robot").check();
  await expect(form.getByRole("status")).toHaveText("Checked");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully!").first()).toBeVisible();
}

/** The output of a company command about the running site. */
function said(farline: Farline, ...words: string[]): string {
  const env = { PATH: process.env.PATH, DATA_DIR: farline.dataDir, HOOK_ALLOW: "127.0.0.1" };
  return spawnSync(process.execPath, words, { env, encoding: "utf8" }).stdout;
}

test("the way of a visit over three pages comes with its message", async ({
  page,
  farline,
  mailbox,
}) => {
  await page.goto(`/pricing${campaign}`);
  // The first page is left by a document, the second by the router.
  await page.evaluate(() => location.assign("/about"));
  await expect(page).toHaveURL(/\/about$/);
  await awake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await sendMessage(page, "way@hale.example");

  const [lead] = rows<Record<string, unknown>>(
    farline,
    `select id, form, page, leads.source, first_path, last_path, first_campaign, first_paid
     from leads join lead_sources on lead_id = id where email = ?`,
    "way@hale.example",
  );
  expect(lead).toEqual({
    id: expect.any(String),
    form: "contact",
    page: "/contact",
    source: "newsletter",
    first_path: "/pricing",
    last_path: "/pricing",
    first_campaign: "spring",
    first_paid: "gclid",
  });
  const mail = await mailbox.find((one) => one.replyTo?.[0]?.address === "way@hale.example");
  expect(mail.text).toMatch(/Sent from: contact on \/contact/);
  expect(mail.text).toMatch(/Where from: newsletter \(paid\), campaign spring/);
  expect(mail.text).not.toMatch(/secret|12345/);
  const shown = said(farline, "server/cli/leads.ts", "show", String(lead?.id));
  expect(shown).toMatch(/Where from: newsletter \(paid\), campaign spring/);
  const figures = JSON.parse(said(farline, "server/cli/figures.ts", "1", "--json"));
  const row = (rows: { name: string }[], name: string) => rows.find((one) => one.name === name);
  expect(row(figures.sources, "newsletter")).toMatchObject({ leads: 1 });
  expect(row(figures.campaigns, "spring")).toMatchObject({ leads: 1 });
  expect(row(figures.pages, "/contact")).toMatchObject({ leads: 1 });
});

test("a first page that is left before its script has run is known to the second", async ({
  page,
}) => {
  await page.route("**/after-load-*", (route) => route.abort());
  await page.goto(`/pricing${campaign}`);
  await page.unroute("**/after-load-*");
  await page.evaluate(() => location.assign("/about"));
  await page.waitForURL("**/about");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.farline))
    .toMatch(/^\d+ \/pricing {2}utm_source=newsletter&utm_campaign=spring&gclid\n$/);
  await page.goto("/about?utm_source=another");
  await expect.poll(() => page.evaluate(() => sessionStorage.farline.split("\n").length)).toBe(3);
});

test("it reaches an endpoint too, signed, and the endpoint is listed with the message", async ({
  page,
}) => {
  const farline = await startFarline({ HOOK_ALLOW: "127.0.0.1" });
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  try {
    const { port } = receiver.address() as AddressInfo;
    const added = said(farline, "server/cli/webhooks.ts", "add", `http://127.0.0.1:${port}/`);
    const secret = /whsec_\S+/.exec(added)?.[0] ?? "";
    await page.goto(`${farline.url}/contact${campaign}`);
    await awake(page);
    await sendMessage(page, "hook@hale.example");
    await expect.poll(() => received.length).toBe(1);
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: "lead.created",
      data: { form: "contact", source: { first: { source: "newsletter", campaign: "spring" } } },
    });
    const [lead] = rows<{ id: string }>(farline, "select id from leads");
    const show = () => said(farline, "server/cli/leads.ts", "show", String(lead?.id));
    await expect.poll(show).toMatch(/^Webhook .*lead\.created.* sent/m);
  } finally {
    receiver.close();
    await farline.stop();
  }
});

test("nothing is noted with Global Privacy Control, and storage may be forbidden", async ({
  page,
  farline,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true });
  });
  await page.goto(`/contact${campaign}`);
  expect(await page.evaluate(() => [window.farline, sessionStorage.length])).toEqual([
    undefined,
    0,
  ]);
  await sendMessage(page, "private@hale.example");
  const of = (email: string) =>
    rows<Record<string, unknown>>(farline, "select page, source from leads where email = ?", email);
  expect(of("private@hale.example")).toEqual([{ page: "/contact", source: "" }]);
});

test("the router's pages keep the way where storage is forbidden", async ({ page, farline }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(`/about${campaign}`);
  await awake(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await sendMessage(page, "memory@hale.example");
  const found = rows(farline, "select source from leads where email = ?", "memory@hale.example");
  expect(found).toEqual([{ source: "newsletter" }]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a form says what it is and which campaign's link led to it", async ({ page, farline }) => {
    await page.goto(`/contact${campaign}`);
    const form = page.locator("main form").filter({ hasText: "Send message" });
    await form.getByLabel("Full name").fill("Dana Whitfield");
    await form.getByLabel("Email").fill("plain@hale.example");
    await form.getByLabel("Subject").fill("Where I come from");
    await form.getByRole("textbox", { name: /^Message/ }).fill("Our phone rings after five.");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/sent$/);
    expect(
      rows(
        farline,
        `select form, page, leads.source, first_campaign from leads
         join lead_sources on lead_id = id where email = ?`,
        "plain@hale.example",
      ),
    ).toEqual([
      { form: "contact", page: "/contact", source: "newsletter", first_campaign: "spring" },
    ]);
  });
});
