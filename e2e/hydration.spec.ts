import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { fontsLoaded, isPageScript, ranScripts } from "./read-page.ts";
import { expect, rows, test, withhold } from "./test.ts";

const isReady = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.react === "ready");

/** Addresses of the scripts that the page asks for from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isPageScript(request.url())) scripts.push(request.url());
  });
  return scripts;
}

/** Whether every script that the page holds for React has been asked for. */
function isPreloaded(): boolean {
  const held = document.getElementById("app")?.textContent?.match(/<link [^>]*modulepreload/g);
  return document.head.querySelectorAll("link[rel=modulepreload]").length === held?.length;
}

test("scripts are fetched once the page has loaded, and run at the first touch", async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.coverage.startJSCoverage();
  let early = -1;
  page.once("load", () => {
    early = scripts.length;
  });
  await page.goto("/", { waitUntil: "load" });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  // One script per idle moment: a busy machine may have none for a while.
  await expect.poll(() => page.evaluate(isPreloaded)).toBe(true);
  expect(early).toBe(0);
  expect(ranScripts(await page.coverage.stopJSCoverage())).toEqual([]);
  const ahead = [...scripts];
  await page.keyboard.press("Tab");
  await expect.poll(() => isReady(page)).toBe(true);
  expect(scripts).toEqual(ahead);
  expect(new Set(scripts).size).toBe(scripts.length);
});

for (const [line, connection] of Object.entries({
  "with Save-Data": { saveData: true, effectiveType: "4g" },
  "on a 2g line": { saveData: false, effectiveType: "slow-2g" },
}))
  test(`no script is fetched before the first touch ${line}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    const scripts = watchScripts(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await fontsLoaded(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(true))));
    expect(scripts).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => isReady(page)).toBe(true);
  });

/** The entries of the catalog that can be seen. */
const visibleCards = (page: Page) =>
  page.locator("main article:visible, main li:visible").filter({ has: page.locator("h3") });

test("a choice made without pointer, key or focus is answered", async ({ page }) => {
  await page.goto(pages.integrations.path);
  const before = await visibleCards(page).count();
  await page.getByRole("combobox").evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 2;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await expect.poll(() => visibleCards(page).count()).toBeLessThan(before);
});

test("what is typed at once on a slow line is searched for", async ({ page }) => {
  const letGo = await withhold(page);
  await page.goto(pages.integrations.path);
  await page.getByRole("searchbox").pressSequentially("clio");
  letGo();
  await expect.poll(() => visibleCards(page).count()).toBeLessThan(3);
  await expect(page.getByRole("searchbox")).toHaveValue("clio");
});

test("what is filled in without focus is kept and sent", async ({ page, farline }) => {
  const letGo = await withhold(page);
  const email = "filled@hale.example";
  await page.goto(pages.mycase.path);
  const form = page.locator("#demo-section form");
  await form.evaluate(
    (element: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = element.elements.namedItem(name) as HTMLInputElement;
        field.value = value;
        for (const type of ["input", "change"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      element.requestSubmit();
    },
    { fullName: "Filled In", email, mobileNumber: "307 555 0101" },
  );
  letGo();
  await expect(page.getByText("Message Sent").first()).toBeVisible();
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});

test("a press without a pointer is answered", async ({ page }) => {
  await page.goto(pages.integrations.path);
  const before = await visibleCards(page).count();
  await page
    .getByRole("button", { name: "Show More Integrations" })
    .evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => visibleCards(page).count()).toBe(before + 20);
});

test("a click that lands before React is repeated once", async ({ page }) => {
  const letGo = await withhold(page);
  await page.goto("/integrations");
  const cards = visibleCards(page);
  const before = await cards.count();
  await page.getByRole("button", { name: "Show More Integrations" }).click();
  expect(await cards.count()).toBe(before);
  letGo();
  await expect.poll(() => cards.count()).toBe(before + 20);
});

test("what is typed and sent before React is kept and sent once, by React", async ({
  page,
  farline,
}) => {
  const letGo = await withhold(page);
  const email = "early@hale.example";
  await page.goto("/mycase");
  const form = page.locator("#demo-section form");
  await form.getByLabel("Full name").fill("Early Bird");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("307 555 0100");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  const sent = page.waitForRequest("**/sendMail");
  letGo();
  expect((await sent).postDataJSON()).toMatchObject({ fullName: "Early Bird", email });
  await expect(page.getByText("Message Sent").first()).toBeVisible();
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});

test("where React never comes the browser posts the form alone", async ({ page, farline }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const email = "alone@hale.example";
  await page.goto("/mycase");
  const form = page.locator("#demo-section form");
  await form.getByLabel("Full name").fill("No Script");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("307 555 0100");
  await form.getByRole("button", { name: "Schedule Demo" }).click();
  await expect(page).toHaveURL(/\/sent$/, { timeout: 30_000 });
  expect(rows(farline, "select id from leads where email = ?", email)).toHaveLength(1);
});

/** Stands before the site and breaks a document off in the middle of what it holds for React. */
async function slowDocument(site: string, path: string) {
  let arrive: () => void = () => {};
  const rest = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "text/plain",
    });
    if (request.url !== path) return response.end(body);
    const end = body.indexOf('<noscript id="app">') + 60;
    response.write(body.subarray(0, end));
    await rest;
    return response.end(body.subarray(end));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    arrive,
    close: () => server.close().closeAllConnections(),
  };
}

test("a visitor who scrolls before the document has come whole, and then on, gets React", async ({
  page,
  farline,
}) => {
  const document = await slowDocument(farline.url, "/services");
  await page.goto(document.url, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.document.readyState)).toBe("loading");
  document.arrive();
  await page.waitForLoadState("load");
  await page.mouse.wheel(0, 400);
  await expect.poll(() => isReady(page)).toBe(true);
  document.close();
});

test("what stands under the pointer stays there while the fonts come", async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Schedule a Call" });
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
  await button.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  const before = await top();
  arrive();
  await fontsLoaded(page);
  expect(await top()).toBeCloseTo(before, -1);
});
