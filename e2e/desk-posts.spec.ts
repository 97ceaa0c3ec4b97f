import type { Page } from "@playwright/test";
import { enter, nora, ready, sam, test } from "./desk-site.ts";
import { expect, expectAccessible } from "./test.ts";

/** The title that visitors see, or undefined when there is no such post. */
async function publicTitle(page: Page, id: string): Promise<string | undefined> {
  const answer = await page.request.get(`/api/blogs/${id}`);
  return answer.ok() ? ((await answer.json()) as { title: string }).title : undefined;
}

async function fillNew(page: Page, id: string, title: string, text: string): Promise<void> {
  await page.goto("/desk/posts/new");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel(/^Id/).fill(id);
  await page.getByLabel("Address elsewhere").fill(`https://blog.farline.example/${id}`);
  await page.getByLabel("Text, in Markdown").fill(text);
}

test("a post is written, kept as a draft, mended at its line, published and taken down", async ({
  page,
  farline,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, farline, nora.address);
  await page.goto("/desk/posts");
  await expectAccessible(page);
  await page.getByRole("link", { name: "New post" }).click();
  await ready(page);
  await page.getByLabel("Title").fill("What the slip said");
  await page.getByRole("button", { name: "Keep draft" }).click();
  await expect(page.getByText("Without a right id nothing can be kept.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("What the slip said");
  await page.getByLabel(/^Id/).fill("what-the-slip-said");
  await page.getByLabel("Address elsewhere").fill("https://blog.farline.example/slip");
  const text = page.getByLabel("Text, in Markdown");
  await text.fill("It said *please call*.\n\n<table></table>");
  await page.getByRole("button", { name: "Keep draft" }).click();
  await expect(page).toHaveURL(/\/posts\/what-the-slip-said\/edit/);
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("It said please call.");
  await expect(page.getByText(/^Line 3: leave out the HTML/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Publish" })).toBeDisabled();
  await expectAccessible(page);

  await text.fill(">".repeat(3_000));
  await expect(page.getByText(/fewer quotes and lists/)).toBeVisible();
  await text.fill("It said *please call*.\n\n- today\n- before noon");
  await expect(preview).toContainText("• before noon");
  await expect(page.getByText(/^Draft kept, /)).toBeVisible();
  expect(await publicTitle(page, "what-the-slip-said")).toBeUndefined();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/^Published\./)).toBeVisible();
  expect(await publicTitle(page, "what-the-slip-said")).toBe("What the slip said");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.goto("/desk/posts");
  await page.getByRole("searchbox").fill("please call");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "What the slip said" })).toBeVisible();
  await page.getByRole("button", { name: "Take down What the slip said" }).click();
  await expect(page.getByText(/^Taken down\./)).toBeVisible();
  expect(await publicTitle(page, "what-the-slip-said")).toBeUndefined();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bring back What the slip said" }).click();
  await expect(page.getByText("Shown again.")).toBeVisible();
  expect(await publicTitle(page, "what-the-slip-said")).toBe("What the slip said");
});

test("of two people who write at once one is told, and keeps the text", async ({
  page,
  browser,
  farline,
}) => {
  await enter(page, farline, nora.address);
  await fillNew(page, "two-writers", "Two writers", "First words.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page).toHaveURL(/\/posts\/two-writers\/edit/);
  const other = await browser.newContext({ baseURL: farline.url, javaScriptEnabled: false });
  const colleague = await other.newPage();
  await enter(colleague, farline, sam.address);
  await fillNew(colleague, "two-writers", "Another", "Other words.");
  await colleague.getByRole("button", { name: "Keep draft" }).click();
  await expect(colleague.getByText("There is a post under this id.")).toBeVisible();
  await colleague.goto("/desk/posts/two-writers/edit");
  await page.getByLabel("Title").fill("Nora’s title");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/^Published\./)).toBeVisible();
  await colleague.getByLabel("Title").fill("Sam’s title");
  await colleague.getByRole("button", { name: "Publish" }).click();
  await expect(colleague.getByText(/Nora Bell changed this post at/)).toBeVisible();
  await expect(colleague.getByLabel("Title")).toHaveValue("Sam’s title");
  expect(await publicTitle(page, "two-writers")).toBe("Nora’s title");
  await colleague.getByRole("button", { name: "Publish" }).click();
  await expect(colleague.getByText(/^Published\./)).toBeVisible();
  expect(await publicTitle(page, "two-writers")).toBe("Sam’s title");
  await other.close();
});

test("what is typed stays when the session ends, and is kept after entering again", async ({
  page,
  context,
  farline,
}) => {
  await enter(page, farline, nora.address);
  await fillNew(page, "kept-words", "Kept words", "Some words.");
  await page.getByRole("button", { name: "Keep draft" }).click();
  await expect(page).toHaveURL(/kept-words\/edit/);
  await ready(page);
  await context.clearCookies();
  await page.getByLabel("Text, in Markdown").fill("Many more words.");
  await page.getByRole("button", { name: "Keep draft" }).click();
  await expect(page.getByText("You were signed out.")).toBeVisible();
  await expect(page.getByLabel("Text, in Markdown")).toHaveValue("Many more words.");
  await expectAccessible(page);
  const again = await context.newPage();
  await enter(again, farline, nora.address);
  await page.getByRole("button", { name: "Keep draft" }).click();
  await expect(page.getByText(/^Draft kept, /)).toBeVisible();
});

test("posts are written without scripts", async ({ browser, farline }) => {
  const plain = await browser.newContext({ baseURL: farline.url, javaScriptEnabled: false });
  const page = await plain.newPage();
  await enter(page, farline, nora.address);
  await fillNew(page, "plain-post", "A plain post", "Words.\n\n<b>bold</b>");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByText(/^Line 3: leave out the HTML/)).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("A plain post");
  await page.getByLabel("Text, in Markdown").fill("Words.");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { name: "A plain post", level: 1 })).toBeVisible();
  expect(await publicTitle(page, "plain-post")).toBe("A plain post");
  await plain.close();
});
