import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { startHookReceiver } from "#server/testing/hook-receiver.ts";
import { enter, nora, ready, sam, sendLead, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

const row = (page: Page, name: string) => page.getByRole("article").filter({ hasText: name });

async function openLead(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("link").click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("a lead comes in, is taken by one, closed by another, answered and erased", async ({
  page,
  context,
  browser,
  farline,
}) => {
  const name = "Zephyrine Quillfeather";
  const receiver = await startHookReceiver();
  await enter(page, farline, nora.address);
  await page.goto("/desk/connections/add");
  await ready(page);
  await page.getByLabel("Address").fill(receiver.url);
  await page.getByRole("button", { name: "Add and show its secret" }).click();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await page.goto("/desk");
  await ready(page);
  await sendLead(context, name);
  const bar = page.getByRole("button", { name: /new lead/ });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press(".");
  await expect(row(page, name)).toBeVisible();

  const other = await browser.newContext({ baseURL: farline.url });
  const colleague = await other.newPage();
  await enter(colleague, farline, sam.address);
  await openLead(colleague, name);
  await ready(colleague);

  await openLead(page, name);
  await page.keyboard.press("t");
  await expect(page.getByRole("status").filter({ hasText: "Taken" })).toBeVisible();
  await expectAccessible(page);

  await colleague.getByRole("button", { name: "Close" }).click();
  await expect(colleague.getByText(/Nora Bell took it at/)).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole("button", { name: "Close" }).click();
  await expect(colleague.getByRole("status").filter({ hasText: "Closed" })).toBeVisible();

  await page.getByLabel(/A note for the team/).fill("Rang twice, quokkaville.");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.getByLabel(/A note for the team/)).toHaveValue("");
  await page.getByRole("button", { name: "Back to Waiting" }).click();
  await page.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Answered" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByRole("status").filter({ hasText: "Undone" })).toBeVisible();
  await page.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByText("Answered by Nora Bell").first()).toBeVisible();

  const lead = page.url();
  const sent = () => receiver.received.filter(({ body }) => body.includes("lead.created"));
  await expect.poll(() => sent().length).toBe(1);
  await page.goto("/desk/connections");
  await page.getByRole("heading", { level: 2 }).getByRole("link").last().click();
  await page.getByRole("button", { name: `Send again lead.created ${name}` }).click();
  await expect(page.getByText("1 delivery is sent again.")).toBeVisible();
  await expect.poll(() => sent().length).toBe(2);
  const [first, again] = sent();
  expect(again?.body).toBe(first?.body);
  expect(again?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);

  await page.goto(lead);
  await ready(page);
  await page.getByLabel(/^More/).click();
  await page.getByRole("link", { name: "Erase…" }).click();
  await page.getByLabel("Type the surname").fill("Quill");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("That is not the surname.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Type the surname").fill("Quillfeather");
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByRole("heading", { name: "This lead was erased" })).toBeVisible();
  await expectAccessible(page);
  expect(filesWith(farline.dataDir, ["Quillfeather", "quokkaville"])).toEqual([]);
  await expect.poll(() => receiver.received.at(-1)?.body).toContain("lead.erased");
  await receiver.close();
  await other.close();
});

/** Files of the data folder that hold one of the words. */
function filesWith(folder: string, words: string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, "latin1").toLowerCase();
      return words.some((word) => text.includes(word.toLowerCase()));
    });
}

test("a link of a mail enters the browser that asked, and no other", async ({
  page,
  browser,
  farline,
  mailbox,
}) => {
  await page.goto("/desk");
  await expectAccessible(page);
  await page.getByLabel("Your address").fill(sam.address);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();
  await expectAccessible(page);
  const mail = await mailbox.find(({ subject }) => subject === "Enter the desk");
  const path = /\/desk\/enter\/\S+/.exec(mail.text ?? "")?.[0] ?? "";
  const other = await browser.newContext({ baseURL: farline.url });
  const elsewhere = await other.newPage();
  await elsewhere.goto(path);
  await expect(elsewhere.getByRole("heading", { name: "Not this browser" })).toBeVisible();
  await expectAccessible(elsewhere);
  await other.close();
  await page.goto(path);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enter the desk" }).click();
  await expect(page.getByRole("heading", { name: "Waiting" })).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "That link is used up" })).toBeVisible();
  await expectAccessible(page);
});

test("everything works without scripts", async ({ browser, farline, context }) => {
  const name = "Bea Scriptless";
  await sendLead(context, name);
  const plain = await browser.newContext({ baseURL: farline.url, javaScriptEnabled: false });
  const page = await plain.newPage();
  await enter(page, farline, nora.address);
  await page.getByLabel("Search leads").fill("mycase");
  await openLead(page, name);
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText(`Taken: ${name}`)).toBeVisible();
  await page.getByLabel(/A note for the team/).fill("No scripts here.");
  await page.getByRole("button", { name: "Keep the note" }).click();
  await expect(page.locator(".note1")).toContainText("No scripts here.");
  await page.goto("/desk");
  await row(page, name).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByText("1 done.")).toBeVisible();
  await page.goto("/desk/sessions");
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(page.getByRole("heading", { name: "The desk" })).toBeVisible();
  await plain.close();
});

test("a list is exported as it is filtered, and the export is recorded", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Ex Ported");
  await sendLead(context, "Left Out");
  await enter(page, farline, nora.address);
  const recorded = page.getByRole("cell", { name: "exported" });
  await page.goto("/desk/health");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const before = await recorded.count();
  // The words of a lead are in the index two seconds after it came.
  await expect(async () => {
    await page.goto("/desk?words=ported");
    await expect(row(page, "Ex Ported")).toBeVisible({ timeout: 500 });
  }).toPass();
  const fileOf = async (name: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name, exact: true }).click();
    return (await (await (await download).createReadStream()).toArray()).join("");
  };
  const csv = await fileOf("CSV");
  expect(csv).toContain("Ex Ported");
  expect(csv).not.toContain("Left Out");
  const [line = "", ...more] = (await fileOf("JSON")).trim().split("\n");
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toMatchObject({ full_name: "Ex Ported", folder: "waiting" });
  await page.goto("/desk/health");
  await expect(recorded).toHaveCount(before + 2);
});

test("fits every width, and is legible to a screen reader there", async ({
  page,
  context,
  farline,
}) => {
  const name = "Wilhelmina Longname-Featherstonehaugh";
  await sendLead(context, name);
  await enter(page, farline, nora.address);
  for (const width of [320, 390, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/desk", "/desk/health", "/desk/sessions", "/desk?folder=marked"]) {
      await page.goto(path);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await wide(), `${path} at ${width}`).toBeLessThanOrEqual(width);
      if (width === 390) await expectAccessible(page);
    }
    await page.goto("/desk");
    await openLead(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    if (width === 390) await expectAccessible(page);
  }
});

test("keys go to places, along the list and into the search", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Kay Board");
  await enter(page, farline, nora.address);
  await ready(page);
  await page.keyboard.press("j");
  await expect(page.locator(".r .go").first()).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.locator(".r .box").first()).toBeChecked();
  await page.keyboard.press("x");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk\/leads\//);
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/desk\/health$/);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page.getByLabel("Search leads")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search leads")).toBeFocused();
  await page.keyboard.type("board");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/words=board/);
});

test("without scripts a note outlives the session", async ({ page, context, browser, farline }) => {
  await sendLead(context, "Ida Kept");
  await enter(page, farline, nora.address);
  const plain = await browser.newContext({ baseURL: farline.url, javaScriptEnabled: false });
  const cookies = await context.cookies();
  await plain.addCookies(cookies);
  const still = await plain.newPage();
  await still.goto("/desk");
  await openLead(still, "Ida Kept");
  await still.getByLabel("A note for the team").fill('rang twice, "quoted" & <b>');
  await plain.clearCookies();
  await still.getByRole("button", { name: "Keep the note" }).click();
  await expect(still.getByRole("heading", { name: "What you typed is kept here" })).toBeVisible();
  await expect(still.getByRole("link", { name: "Sign in, in a new tab" })).toBeVisible();
  await plain.addCookies(cookies);
  await still.getByRole("button", { name: "Send it now" }).click();
  await expect(still.getByRole("heading", { name: "Ida Kept", level: 1 })).toBeVisible();
  await expect(still.getByText('rang twice, "quoted" & <b>')).toBeVisible();
  await plain.close();
});

test("a full list is a light page", async ({ page, context, farline }) => {
  for (let number = 0; number < 50; number++) await sendLead(context, `Visitor number ${number}`);
  // No two rows have a word in common, and each is as long as rows are.
  const database = new DatabaseSync(join(farline.dataDir, "farline.db"), { timeout: 10_000 });
  database.exec(`update leads set message = lower(hex(randomblob(80))), folder = 'closed',
    company_name = 'Firm ' || substr(id, 1, 8), subject = 'A question ' || substr(id, 1, 8)
    where full_name like 'Visitor number%'`);
  database.close();
  await enter(page, farline, nora.address);
  const first = page.getByRole("article").first().getByRole("link");
  for (const list of ["?folder=closed", "?folder=all&words=visitor"]) {
    // A search finds new leads once their words are in the index.
    await expect(async () => {
      await page.goto(`/desk${list}`);
      await expect(page.getByRole("article")).toHaveCount(50, { timeout: 1000 });
    }).toPass();
    for (const path of [list, (await first.getAttribute("href")) ?? ""]) {
      const html = await context.request.get(path.startsWith("?") ? `/desk${path}` : path);
      expect((await html.body()).length, path).toBeLessThan(60_000);
    }
  }
  await page.goto("/desk?folder=closed");
  await ready(page);
  const bytes = await page.evaluate(() => {
    const sum = (name: RegExp) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => name.test(entry.name))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    return {
      styles: sum(/\.css$/),
      scripts: sum(/\/assets\/(?!framework)[^/]*\.js$/),
    };
  });
  expect(bytes.styles).toBeLessThan(10_000);
  expect(bytes.scripts).toBeLessThan(60_000);
});

test("a search marks what it found, and a list shows several sources", async ({
  page,
  context,
  farline,
}) => {
  await sendLead(context, "Ottoline Hitmark");
  await enter(page, farline, nora.address);
  const mark = row(page, "Ottoline Hitmark").locator("mark").first();
  // A search finds new leads once their words are in the index.
  await expect(async () => {
    await page.goto("/desk?words=hitm");
    await expect(mark).toHaveText("Hitmark", { timeout: 1000 });
  }).toPass();
  await expectAccessible(page);
  // Without scripts too, a choice of sources is a form.
  await page.goto("/desk?folder=all");
  const menu = page.getByRole("group").filter({ hasText: "Another, such as google" });
  await page.getByText("Source", { exact: true }).click();
  await menu.getByLabel("Another, such as google").fill("Bing");
  await menu.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/source=bing/i);
  await page.goto("/desk?folder=all&source=bing&source=google");
  await page.getByText("2 sources").click();
  await expect(page.getByRole("checkbox", { name: "Bing" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("checkbox", { name: "Bing" }).uncheck();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\?(?!.*bing).*source=google/);
});
