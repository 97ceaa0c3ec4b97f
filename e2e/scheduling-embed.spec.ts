import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Farline, startFarline } from "./farline.ts";
import { awake, expect, test } from "./test.ts";

test.describe("with SCHEDULING_URL", () => {
  // One worker: the site is started once.
  test.describe.configure({ mode: "serial" });
  let farline: Farline | undefined;
  let scheduler: Server | undefined;
  let host: string;
  const asked: string[] = [];

  test.beforeAll(async () => {
    scheduler = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.setHeader("Content-Type", "text/html");
      response.end("<title>Scheduler</title><h1>Thirty minutes</h1>");
    }).listen(0, "127.0.0.1");
    await once(scheduler, "listening");
    host = `http://127.0.0.1:${(scheduler.address() as AddressInfo).port}`;
    farline = await startFarline({
      SCHEDULING_URL: `${host}/team/30min?theme=dark`,
      MAIL_TO: "leads@example.com",
    });
  });

  test.afterAll(async () => {
    await farline?.stop();
    scheduler?.close();
  });

  test("the calendar is embedded when it is seen, in its month view and light", async ({
    page,
  }) => {
    asked.length = 0;
    const response = await page.goto(`${farline?.url}/contact`);
    const policy = response?.headers()["content-security-policy"] ?? "";
    const frames = policy.split("; ").find((directive) => directive.startsWith("frame-src"));
    expect(frames?.split(" ").filter((source) => source.startsWith("http"))).toEqual([host]);
    await awake(page);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);

    await page.locator("#calendar").scrollIntoViewIfNeeded();
    const frame = page.frameLocator('iframe[title="Booking calendar"]');
    await expect(frame.getByRole("heading", { name: "Thirty minutes" })).toBeVisible();
    expect(asked).toEqual(["/team/30min?theme=light&layout=month_view"]);
  });

  test("the inbox in the form stays the configured one when React answers", async ({ page }) => {
    await page.goto(`${farline?.url}/contact`);
    const inbox = page.locator('main input[name="to"]').first();
    await expect(inbox).toHaveValue("leads@example.com");
    await awake(page);
    await expect(inbox).toHaveValue("leads@example.com");
  });

  test("without JavaScript a link leads there", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${farline?.url}/contact`);
    await page.getByRole("link", { name: "Booking calendar" }).click();
    await expect(page.getByRole("heading", { name: "Thirty minutes" })).toBeVisible();
    await context.close();
  });
});
