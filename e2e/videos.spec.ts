import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

/** Names of the files of clips that the page has asked for, posters not counted. */
function films(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const file = request.url().match(/\/videos\/([^/]+\.(?:webm|mp4|vtt))$/)?.[1];
    if (file) asked.push(file);
  });
  return asked;
}

const playing = (page: Page) =>
  page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime > 0 && !film.paused);

test("the film over the home page plays from its thumbnail until its backdrop is clicked", async ({
  page,
}) => {
  const asked = films(page);
  await page.goto("/");
  const thumbnail = page.locator("[commandfor=video-one-call]").first();
  await thumbnail.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await thumbnail.click();
  const dialog = page.getByRole("dialog", { name: "Watch one call" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => playing(page)).toBe(true);
  const tracks = await page
    .locator("video")
    .evaluate((film: HTMLVideoElement) => Array.from(film.textTracks, ({ mode }) => mode));
  expect(tracks).toEqual(["showing"]);
  await dialog.getByText("Transcript").click();
  await expect(dialog.getByText("Half past ten is good.")).toBeVisible();
  await expectAccessible(page);
  await page.mouse.click(10, 450);
  await expect(dialog).toBeHidden();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test("a film in the page loads nothing before it is asked for, then takes the focus", async ({
  page,
}) => {
  const asked = films(page);
  await page.goto("/mycase");
  const play = page.getByRole("button", { name: "Play the video: See it in action" });
  await play.scrollIntoViewIfNeeded();
  await expect(page.locator("img[src*=case-file][width='1280']")).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect.poll(() => playing(page)).toBe(true);
  await expect(page.locator("video")).toBeFocused();
});

test("a chapter starts the film at its second", async ({ page }) => {
  await page.goto("/lawmatics");
  await page.getByRole("link", { name: "Play the video: Smart Form Filling" }).click();
  await expect.poll(() => playing(page)).toBe(true);
  const at = await page.locator("video").evaluate((film: HTMLVideoElement) => film.currentTime);
  expect(at).toBeGreaterThanOrEqual(20);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a film is a link to its file", async ({ page, request }) => {
    await page.goto("/mycase");
    const link = page.getByRole("link", { name: "Play the video: See it in action" });
    await expect(link).toBeVisible();
    const file = await request.get((await link.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("video/mp4");
  });
});
