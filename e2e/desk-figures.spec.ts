import { request } from "@playwright/test";
import { enter, nora, ready, sendLead, startDeskSite, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("figures show the visits and leads of today, and a file of them", async ({
  page,
  context,
  farline,
}) => {
  const visitor = await request.newContext({
    baseURL: farline.url,
    userAgent: phone,
    extraHTTPHeaders: { "Sec-Fetch-Site": "same-origin", "Content-Type": "text/plain" },
  });
  const touch = `${Date.now()} / www.google.com `;
  for (let number = 0; number < 4; number++) {
    const data = [touch, "visit /", "view /contact", "begun /contact", "lcp / 3900"].join("\n");
    await visitor.post("/api/counts", { data });
  }
  await visitor.dispose();
  await sendLead(context, "Fia Gure");
  await enter(page, farline, nora.address);
  await page.getByRole("link", { name: "Figures" }).first().click();
  await expect(page.getByRole("heading", { name: "Figures", level: 1 })).toBeVisible();
  // Counts are written every ten seconds.
  await expect(async () => {
    await page.reload();
    const pages = page.getByRole("table", { name: "Pages" });
    await expect(pages.getByRole("row", { name: /^\/contact 4 4/ })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByRole("img", { name: /^Visits, leads and booked calls/ })).toBeVisible();
  await page.getByText("The same as a table").first().click();
  const day = page.getByRole("table", { name: "Day by day" });
  await expect(day.getByRole("row").nth(1)).toContainText(/not over\s*4\s*0\s*[1-9]/);
  await expect(page.getByRole("table", { name: /real visits/ })).toContainText("too much");
  await page.getByRole("link", { name: "12 months" }).click();
  await expect(page.getByRole("table", { name: "Month by month" })).toBeAttached();
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const csv = await (await file).createReadStream();
  const text = (await csv.toArray()).join("");
  expect(text).toMatch(/"total","total",4,8,4,[1-9]/);
  expect(text).toContain('"pages","/contact",0,4,4');
});

test("figures fit every width, are accessible, and work without scripts", async ({
  page,
  browser,
  context,
  farline,
}) => {
  await sendLead(context, "Ann Gle");
  await enter(page, farline, nora.address);
  for (const width of [320, 390, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/desk/figures?range=90");
    await ready(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
    if (width === 390 || width === 1440) await expectAccessible(page);
  }
  const html = await page.request.get("/desk/figures?range=90");
  expect((await html.body()).length).toBeLessThan(60_000);
  const plain = await browser.newContext({
    baseURL: farline.url,
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const still = await plain.newPage();
  await still.goto("/desk/figures");
  await still.getByRole("link", { name: "7 days" }).click();
  await expect(still.getByRole("link", { name: "7 days" })).toHaveAttribute("aria-current", "true");
  await still.getByText("The same as a table").first().click();
  await expect(still.getByRole("table", { name: "Day by day" }).getByRole("row")).toHaveCount(8);
  await plain.close();
});

test("with COUNTS=off a visit sends nothing, and the figures say why they are empty", async ({
  browser,
  mailbox,
}) => {
  const site = await startDeskSite(mailbox.smtpUrl, { COUNTS: "off" });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    const beacons: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/api/counts")) beacons.push(sent.url());
    });
    await page.goto("/pricing");
    await page.waitForTimeout(2_500);
    await page.goto("/contact");
    await sendLead(context, "Cora Uncounted");
    await enter(page, site, nora.address);
    await page.getByRole("link", { name: "Figures" }).first().click();
    await expect(page.getByRole("heading", { name: "Visits are not counted" })).toBeVisible();
    await expect(page.getByText("COUNTS=off")).toBeVisible();
    await expectAccessible(page);
    expect(beacons).toEqual([]);
  } finally {
    await context.close();
    await site.stop();
  }
});
