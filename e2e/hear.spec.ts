import type { Page } from "@playwright/test";
import { awake, expect, expectAccessible, test } from "./test.ts";

interface Spoken {
  text: string;
  voice: string | undefined;
  lang: string;
  rate: number;
}

declare global {
  interface Window {
    speech: { spoken: Spoken[]; cancelled: number; end(): void };
  }
}

/** A browser with three voices; each sentence lasts until the test ends it. */
function fakeVoices() {
  let current: { onstart?(): void; onend?(): void } | undefined;
  const voice = (name: string, lang: string) => ({ name, lang, localService: true });
  const voices = [voice("Ann", "en-US"), voice("Bob", "en-US"), voice("Sol", "es-US")];
  window.speech = {
    spoken: [],
    cancelled: 0,
    end() {
      const ended = current;
      current = undefined;
      ended?.onend?.();
    },
  };
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(window, "speechSynthesis", {
    value: {
      getVoices: () => voices,
      speak(utterance: Spoken & { voice?: { name: string }; onstart?(): void }) {
        if (!utterance.text) return;
        const { text, lang, rate } = utterance;
        window.speech.spoken.push({ text, lang, rate, voice: utterance.voice?.name });
        current = utterance;
        utterance.onstart?.();
      },
      cancel() {
        window.speech.cancelled++;
        current = undefined;
      },
    },
  });
}

const spoken = (page: Page) => page.evaluate(() => window.speech.spoken);
const end = (page: Page) => page.evaluate(() => window.speech.end());
const hear = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Hear th/ });

test.describe("with voices", () => {
  test.beforeEach(({ page }) => page.addInitScript(fakeVoices));

  test("a call is spoken line by line by two voices, and its lines are marked", async ({
    page,
  }) => {
    await page.goto("/industries/plumbers");
    await awake(page);
    await hear(page).first().click();
    const lines = page.locator("[data-says]");
    const marked = page.locator("[data-now]");
    await expect(marked).toHaveCount(1);
    const first = (await lines.first().locator("span").textContent()) ?? "";
    await expect.poll(() => spoken(page).then((all) => all[0]?.text)).toContain(first.slice(0, 8));
    await expectAccessible(page);
    const player = page.getByRole("region", { name: "Player" });
    await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
    // To the end, sentence by sentence.
    const total = await lines.count();
    await expect
      .poll(
        async () => {
          await end(page);
          return new Set((await spoken(page)).map(({ voice }) => voice)).size;
        },
        { intervals: [200] },
      )
      .toBe(2);
    expect(total).toBeGreaterThan(2);
    await expect
      .poll(
        async () => {
          await end(page);
          return player.count();
        },
        { intervals: [200] },
      )
      .toBe(0);
    await expect(hear(page).first()).toBeFocused();
    await expect(marked).toHaveCount(0);
  });

  test("it pauses, goes on with the same line at another speed, and stops", async ({ page }) => {
    await page.goto("/services");
    await hear(page).first().click();
    const player = page.getByRole("region", { name: "Player" });
    await player.getByRole("button", { name: "Pause" }).click();
    const [before] = await spoken(page);
    await player.getByLabel("Speed").selectOption("1.5");
    expect(await spoken(page)).toHaveLength(1);
    await player.getByRole("button", { name: "Go on" }).click();
    const [, again] = await spoken(page);
    expect(again).toEqual({ ...before, rate: 1.5 });
    await player.getByRole("button", { name: "Stop" }).click();
    await expect(player).toHaveCount(0);
    await end(page);
    expect(await spoken(page)).toHaveLength(2);
  });

  test("Spanish is spoken by a Spanish voice", async ({ page }) => {
    await page.goto("/");
    await page.locator("[lang=es]").scrollIntoViewIfNeeded();
    await page
      .locator("[data-call]")
      .filter({ has: page.locator("[lang=es]") })
      .getByRole("button", { name: "Hear this call" })
      .click();
    await expect.poll(() => spoken(page).then((all) => all[0]?.voice)).toBe("Sol");
  });

  test("nothing speaks on after the page was left", async ({ page }) => {
    await page.goto("/services");
    await hear(page).first().click();
    await expect.poll(() => spoken(page).then(({ length }) => length)).toBe(1);
    const cancelled = await page.evaluate(() => window.speech.cancelled);
    await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect
      .poll(() => page.evaluate(() => window.speech.cancelled))
      .toBeGreaterThan(cancelled);
    await end(page);
    expect(await spoken(page)).toHaveLength(1);
  });
});

test("without a voice the lines play as text, and its code comes with the press", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/industries/electricians");
  await awake(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /player/.test(url))).toEqual([]);
  await hear(page).first().click();
  const player = page.getByRole("region", { name: "Player" });
  await expect(player.getByRole("status")).toBeVisible();
  await expect(page.locator("[data-now]")).toHaveCount(1);
  await expectAccessible(page);
  expect(scripts.some((url) => /open-player/.test(url))).toBe(true);
});

test("every conversation has its button", async ({ page }) => {
  for (const path of ["/", "/services", "/industries/attorneys", "/industries/dentists"]) {
    await page.goto(path);
    expect(await hear(page).count(), path).toBeGreaterThan(0);
    for (const call of await page.locator("[data-call]").all()) {
      await expect(call.locator("[data-hear]")).toHaveCount(1);
      expect(await call.locator("[data-says]").count()).toBeGreaterThan(1);
    }
  }
});
