import type { Page } from "@playwright/test";
import { enter, nora, ready, sendLead, test } from "./desk-site.ts";
import { expect } from "./test.ts";

/** More than the six connections that a browser opens to one host over HTTP/1.1. */
const tabs = 20;

const bar = (page: Page) => page.getByRole("button", { name: /new lead/ });

test("twenty tabs share one stream, and each still loads and hears of a lead", async ({
  page,
  context,
  farline,
}) => {
  await enter(page, farline, nora.address);
  // The page that is left may ask for its stream at any time, and is not counted.
  await page.goto("about:blank");
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/desk/live")) streams.push(request.url());
  });
  await page.goto("/desk");
  await ready(page);
  const all = [page];
  for (let tab = 1; tab < tabs; tab++) {
    const next = await context.newPage();
    await next.goto("/desk");
    await ready(next);
    all.push(next);
  }
  await sendLead(context, "Tabitha Many");
  for (const tab of [all[0], all[9], all.at(-1)] as Page[]) await expect(bar(tab)).toBeVisible();
  expect(streams).toHaveLength(1);
  // A closed tab hands the stream on.
  await page.close();
  await expect.poll(() => streams.length).toBe(2);
});

test("a page that slept shows what came meanwhile", async ({ page, browser, context, farline }) => {
  await enter(page, farline, nora.address);
  await ready(page);
  await context.setOffline(true);
  const elsewhere = await browser.newContext({ baseURL: farline.url });
  for (const name of ["Sloan Nap", "Mona Nap"]) await sendLead(elsewhere, name);
  await elsewhere.close();
  await context.setOffline(false);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(bar(page)).toContainText("2 new leads");
  await page.keyboard.press(".");
  await expect(page.getByRole("article").filter({ hasText: "Sloan Nap" })).toBeVisible();
  await expect(page.getByRole("article").filter({ hasText: "Mona Nap" })).toBeVisible();
});
