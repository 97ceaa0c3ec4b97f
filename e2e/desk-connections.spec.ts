import type { Page } from "@playwright/test";
import { startHookReceiver } from "#server/testing/hook-receiver.ts";
import { enter, nora, ready, sendLead, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

async function add(page: Page, url: string): Promise<void> {
  await page.goto("/desk/connections/add");
  await page.getByLabel("Address").fill(url);
  await page.getByRole("button", { name: "Add and show its secret" }).click();
}

/** Opens the connection that was added last. */
async function open(page: Page): Promise<void> {
  await page.goto("/desk/connections");
  await page.getByRole("heading", { level: 2 }).getByRole("link").last().click();
  await expect(page.getByRole("heading", { name: "Deliveries" })).toBeVisible();
}

test("a refused address keeps what was typed, and says why", async ({ page, farline }) => {
  await enter(page, farline, nora.address);
  await page.goto("/desk/connections");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add a connection" }).click();
  await ready(page);
  await page.getByLabel("booking.moved").check();
  await page.getByLabel(/fixed header/).fill("X-Key: abc");
  const refusals = [
    ["https://10.1.4.20/hooks", /private address/],
    ["http://hooks.example/in", /needs https|cannot be found/],
    ["https://no-such-host.invalid/in", /cannot be found/],
    ["hooks", /not a valid address/],
  ] as const;
  for (const [url, why] of refusals) {
    await page.getByLabel("Address").fill(url);
    await page.getByRole("button", { name: "Add and show its secret" }).click();
    await expect(page.getByRole("alert")).toContainText(why);
    await expect(page.getByLabel("Address")).toHaveValue(url);
    await expect(page.getByLabel("booking.moved")).toBeChecked();
    await expect(page.getByLabel(/fixed header/)).toHaveValue("X-Key: abc");
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test("a connection is added, tested, paused, resumed, given a new secret and removed", async ({
  page,
  context,
  farline,
}) => {
  const receiver = await startHookReceiver();
  await enter(page, farline, nora.address);
  await add(page, receiver.url);
  const first = await page.getByText(/^whsec_/).textContent();
  await expectAccessible(page);
  await page.getByRole("link", { name: "To the connection" }).click();
  await expect(page.getByText("No deliveries yet.")).toBeVisible();
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText(/^204 in \d+ ms/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText(/^Paused/)).toBeVisible();
  await sendLead(context, "Paula Held");
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  expect(receiver.received).toHaveLength(1);
  receiver.answer((response) => void response.writeHead(500).end());
  await page.getByRole("button", { name: "Resume" }).click();
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/has taken nothing since/)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("link", { name: /^Waiting \d+$/ })).toBeVisible();
  await expectAccessible(page);
  for (const width of [320, 390, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/desk/connections", "/desk/connections/add", page.url()]) {
      await page.goto(path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (width === 390) await expectAccessible(page);
    }
    await open(page);
  }
  receiver.answer((response) => void response.writeHead(204).end());
  const held = () => receiver.received.filter(({ body }) => body.includes("Paula")).length;
  const before = held();
  await page.getByRole("button", { name: "Try now lead.created Paula Held" }).click();
  await expect.poll(held).toBeGreaterThan(before);
  await page.getByText("Rename or change…").click();
  await page.getByLabel("Name, for you").fill("Sales sheet");
  await page.getByLabel("booking.moved").uncheck();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Sales sheet" })).toBeVisible();
  await expect(page.getByLabel("Name, for you")).toBeHidden();
  await expect(page.locator(".facts .tag", { hasText: "booking.moved" })).toHaveCount(0);
  await page.getByText("New secret…").click();
  await page.getByRole("button", { name: "Make a new secret" }).click();
  const second = page.getByText(/^whsec_/);
  await expect(second).toBeVisible();
  expect(await second.textContent()).not.toBe(first);
  await page.getByText("Remove this connection…").click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("heading", { name: "Connections" })).toBeVisible();
  await page.goto("/desk/health");
  for (const what of ["changed a connection", "removed a connection"])
    await expect(page.getByText(what)).toBeVisible();
  await receiver.close();
});

test("connections work without scripts, and a phone reaches them by More", async ({
  page,
  browser,
  context,
  farline,
}) => {
  const receiver = await startHookReceiver();
  await enter(page, farline, nora.address);
  const plain = await browser.newContext({
    baseURL: farline.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    storageState: await context.storageState(),
  });
  const still = await plain.newPage();
  await still.goto("/desk");
  const more = still.getByRole("button", { name: "More" });
  if (await more.isVisible()) await more.click();
  await still.getByRole("link", { name: "Connections" }).click();
  await expect(still.getByRole("heading", { name: "Connections", level: 1 })).toBeVisible();
  await add(still, "https://10.0.0.1/");
  await expect(still.getByText(/private address/)).toBeVisible();
  await expect(still.getByLabel("Address")).toHaveValue("https://10.0.0.1/");
  await add(still, receiver.url);
  await expect(still.getByText(/^whsec_/)).toBeVisible();
  // Without scripts a reload sends the form again.
  await still.reload();
  await expect(still.getByText("This address is a connection already.")).toBeVisible();
  await expect(still.getByText(/^whsec_/)).toBeHidden();
  await still.goto("/desk/connections");
  await open(still);
  await still.getByRole("button", { name: "Send a test" }).click();
  await expect(still.getByText(/^204 in \d+ ms/)).toBeVisible();
  await still.getByText("Rename or change…").click();
  await still.getByLabel("Name, for you").fill("Plain sheet");
  // Somebody else is faster: what was typed stays, and is saved by the next press.
  const other = await plain.newPage();
  await other.goto(still.url());
  await other.getByRole("button", { name: "Pause" }).click();
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByText("Somebody else has changed this.")).toBeVisible();
  await expect(still.getByLabel("Name, for you")).toHaveValue("Plain sheet");
  await still.getByRole("button", { name: "Save" }).click();
  await expect(still.getByRole("heading", { name: "Plain sheet" })).toBeVisible();
  await other.close();
  await still.getByText("Remove this connection…").click();
  await still.getByRole("button", { name: "Remove it" }).click();
  await expect(still).toHaveURL(/\/desk\/connections$/);
  await plain.close();
  await receiver.close();
});

test("a secret is there although the form was sent before React came, and a reload adds nothing", async ({
  page,
  farline,
}) => {
  const receiver = await startHookReceiver();
  const url = `${receiver.url}/early`;
  await enter(page, farline, nora.address);
  let letCome: () => void = () => {};
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  // The scripts of the page do not come, so it is never loaded.
  await page.goto("/desk/connections/add", { waitUntil: "commit" });
  await page.getByLabel("Address").fill(url);
  await page.getByRole("button", { name: "Add and show its secret" }).click({ noWaitAfter: true });
  const secret = page.getByText(/^whsec_/);
  await expect(secret).toBeVisible();
  const shown = await secret.textContent();
  letCome();
  await ready(page);
  await expect(secret).toHaveText(shown ?? "");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Add a connection" })).toBeVisible();
  await expect(secret).toBeHidden();
  await page.goto("/desk/connections");
  await expect(page.getByText(url, { exact: true })).toHaveCount(1);
  await receiver.close();
});
