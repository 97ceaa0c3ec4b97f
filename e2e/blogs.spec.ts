import type { Page } from "@playwright/test";
import type { Blog } from "../contract/blog.ts";
import type { Farline } from "./farline.ts";
import { awake, expect, expectAccessible, test } from "./test.ts";

async function posts(farline: Farline): Promise<Blog[]> {
  return (await (await fetch(`${farline.url}/api/blogs?source=farline`)).json()) as Blog[];
}

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const titles = (page: Page) => cards(page).getByRole("heading").allTextContents();

test("six posts on a page, newest first, each with picture, excerpt and its ways on", async ({
  page,
  farline,
}) => {
  const all = await posts(farline);
  await page.goto("/blogs");
  await expectAccessible(page);
  await expect(cards(page)).toHaveCount(6);
  expect(await titles(page)).toEqual(
    all.slice(0, 6).map((post) => `${post.title} (opens in a new tab)`),
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/blogs$/);

  const [post] = all;
  if (!post) throw new Error("There are no posts");
  const card = cards(page).first();
  const text = Array.isArray(post.content)
    ? `${post.content.join(" ").slice(0, 300)}...`
    : post.content;
  await expect(card.getByText(text.slice(0, 60))).toHaveText(text);
  for (const link of await card.locator("a[target=_blank]").all()) {
    await expect(link).toHaveAttribute("href", post.url);
  }
  await expect(card.getByRole("img")).toHaveAttribute("width", "400");
  await expect(card.getByRole("link", { name: /^Read more/ })).toHaveAttribute(
    "href",
    `/blogs/${post._id}`,
  );
});

test("pictures cycle by the place in the list", async ({ page }) => {
  const sources: (string | null)[] = [];
  for (const number of [1, 2]) {
    await page.goto(`/blogs?page=${number}`);
    for (const image of await cards(page).getByRole("img").all()) {
      sources.push(await image.getAttribute("src"));
    }
  }
  expect(new Set(sources.slice(0, 7)).size).toBe(7);
  expect(sources[7]).toBe(sources[0]);
});

test("the pages are leafed through and end where they end", async ({ page }) => {
  await page.goto("/blogs");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.locator("[aria-disabled]")).toHaveAttribute("aria-label", "Previous page");
  await awake(page);
  const first = await titles(page);
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  await expect.poll(() => titles(page)).not.toEqual(first);
  await pages.getByRole("link", { name: "Page 3" }).click();
  await expect(pages.locator("[aria-disabled]")).toHaveAttribute("aria-label", "Next page");

  await page.goto("/blogs?page=99");
  await expect(pages.locator("[aria-current=page]")).toHaveText("3");
});

test("a new page begins at its top, and the way back ends where it began", async ({ page }) => {
  await page.goto("/blogs");
  const height = () => page.evaluate(() => Math.round(scrollY));
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.scrollIntoViewIfNeeded();
  await awake(page);
  const left = await height();
  expect(left).toBeGreaterThan(300);
  await pages.getByRole("link", { name: "Next page" }).click();
  await expect(pages.locator("[aria-current=page]")).toHaveText("2");
  await expect.poll(height).toBe(0);
  await page.goBack();
  await expect.poll(height).toBe(left);
});

test("read more, then one step back to the page that was left", async ({ page }) => {
  await page.goto("/blogs?page=2");
  await awake(page);
  const title = (await titles(page))[1]?.replace(" (opens in a new tab)", "") ?? "";
  await cards(page)
    .nth(1)
    .getByRole("link", { name: /^Read more/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(title);
  await expect(page.getByText(/^By Farline, \w+ \d+, \d{4}$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "← Back to Blogs" }).click();
  await expect(page).toHaveURL("/blogs?page=2");
});

test("a spinner until the list and the post arrive", async ({ page }) => {
  let answer = () => {};
  await page.route("**/api/blogs**", async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto("/about");
  await awake(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  const spinner = page.getByRole("main").getByRole("status");
  await expect(spinner).toBeVisible();
  await expectAccessible(page);
  answer();
  await expect(cards(page)).toHaveCount(6);
  await expect(spinner).toHaveCount(0);

  await cards(page)
    .first()
    .getByRole("link", { name: /^Read more/ })
    .click();
  await expect(page).toHaveTitle("Loading...");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loading...");
  await expect(spinner).toBeVisible();
  answer();
  await expect(page).not.toHaveTitle("Loading...");
  await expect(spinner).toHaveCount(0);
});

test("a failure is only logged: the list stays empty, the post stays on its spinner", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route("**/api/blogs**", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/about");
  await awake(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs");
  await expect(page.getByRole("main").getByRole("status")).toHaveCount(0);
  await expect(cards(page)).toHaveCount(0);
  expect(logged.join()).toContain("could not be fetched");

  await page.goto("/blogs");
  await awake(page);
  await cards(page)
    .first()
    .getByRole("link", { name: /^Read more/ })
    .click();
  await expect(page).toHaveTitle("Loading...");
  await expect(page.getByRole("main").getByRole("status")).toBeVisible();
});

test("an unknown post is not there for search engines", async ({ page }) => {
  const answer = await page.goto("/blogs/nobody-wrote-this");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: "← Back to Blogs" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the posts can be leafed through and read", async ({ page }) => {
    await page.goto("/blogs");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL("/blogs?page=2");
    await cards(page)
      .first()
      .getByRole("link", { name: /^Read more/ })
      .click();
    await expect(page.getByRole("main").getByRole("paragraph")).not.toHaveCount(1);
    await page.getByRole("link", { name: "← Back to Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
  });
});
