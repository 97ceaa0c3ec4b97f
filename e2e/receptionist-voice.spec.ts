import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test.ts";

/** A fake speech engine: it recognizes the test's sentences and records spoken ones. */
interface FakeVoice {
  spoken: string[];
  cancelled: number;
  paused: number;
  listening: number;
  hear(text: string, final: boolean): void;
  endSpeech(): void;
  refuse(): void;
}

declare global {
  interface Window {
    voice: FakeVoice;
  }
}

/** Puts fakes in place of the browser's voice and ears. */
function fakeVoice() {
  const utterances: {
    text: string;
    onstart?(): void;
    onend?(): void;
    onboundary?(event: object): void;
  }[] = [];
  let ears: Record<string, (event?: object) => void> | undefined;
  const voice: FakeVoice = {
    spoken: [],
    cancelled: 0,
    paused: 0,
    listening: 0,
    hear(text, final) {
      const results = [Object.assign([{ transcript: text }], { isFinal: final })];
      ears?.onresult?.({ results });
      if (final) ears?.onend?.();
    },
    endSpeech() {
      for (const utterance of utterances.splice(0)) utterance.onend?.();
    },
    refuse() {
      ears?.onerror?.({ error: "not-allowed" });
    },
  };
  window.voice = voice;
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
    SpeechRecognition: class {
      constructor() {
        ears = this as never;
      }
      start() {
        voice.listening++;
      }
      stop() {
        ears?.onend?.();
      }
      abort() {
        ears?.onerror?.({ error: "aborted" });
        ears?.onend?.();
      }
    },
  });
  Object.defineProperty(window, "speechSynthesis", {
    value: {
      getVoices: () => [],
      speak(utterance: (typeof utterances)[number]) {
        utterances.push(utterance);
        voice.spoken.push(utterance.text);
        if (utterances.length > 1) return;
        utterance.onstart?.();
        utterance.onboundary?.({ charIndex: 0, charLength: 4 });
      },
      cancel() {
        voice.cancelled++;
        utterances.length = 0;
      },
      pause: () => voice.paused++,
      resume() {},
    },
  });
}

const sheet = (page: Page) => page.getByRole("dialog", { name: "Receptionist" });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(fakeVoice);
  await page.goto("/about");
  await page.getByRole("banner").getByRole("button", { name: "Talk to the AI" }).click();
  await expect(page.getByLabel("Write to the assistant")).toBeVisible();
});

test("it listens only after a yes, answers aloud with captions, and can be interrupted", async ({
  page,
}) => {
  const status = sheet(page).getByRole("status").first();
  await sheet(page).getByRole("button", { name: "Speak", exact: true }).click();
  await expect(sheet(page).getByText(/may send the sound to its maker/)).toBeVisible();
  expect(await page.evaluate(() => window.voice.listening)).toBe(0);
  await expectAccessible(page);

  await sheet(page).getByRole("button", { name: "Yes, listen" }).click();
  await expect(status).toHaveText("Listening");
  await page.evaluate(() => window.voice.hear("how much does", false));
  await expect(sheet(page).getByText("how much does")).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => window.voice.hear("how much does it cost", true));

  await expect(status).toHaveText("Speaking");
  await expect(sheet(page).locator("mark")).toHaveText("Four");
  await expectAccessible(page);
  expect(await page.evaluate(() => window.voice.spoken.join(""))).toContain("$149");

  await sheet(page).getByRole("button", { name: "Pause" }).click();
  await expect(status).toHaveText("Paused");
  expect(await page.evaluate(() => window.voice.paused)).toBe(1);
  await sheet(page).getByRole("button", { name: "Go on" }).click();
  const before = await page.evaluate(() => window.voice.cancelled);
  await sheet(page).getByRole("button", { name: "Interrupt" }).click();
  await expect(status).toHaveText("Listening");
  expect(await page.evaluate(() => window.voice.cancelled)).toBeGreaterThan(before);
  await sheet(page).getByRole("button", { name: "Type" }).click();
  await expect(page.getByLabel("Write to the assistant")).toBeVisible();
  await expect(
    sheet(page)
      .getByText(/Basic \$149/)
      .first(),
  ).toBeVisible();
});

test("hands-free: a word stops it, its own echo does not, and it listens again", async ({
  page,
}) => {
  const status = sheet(page).getByRole("status").first();
  await sheet(page).getByRole("button", { name: "Speak", exact: true }).click();
  await sheet(page)
    .getByLabel(/Hands-free/)
    .check();
  await sheet(page).getByRole("button", { name: "Yes, listen" }).click();
  await page.evaluate(() => window.voice.hear("hello there", true));
  await expect(status).toHaveText("Speaking");
  await page.evaluate(() => window.voice.hear("I am the automated assistant", false));
  await expect(status).toHaveText("Speaking");
  await page.evaluate(() => window.voice.hear("wait what about cookies", false));
  await expect(status).toHaveText("Listening");
  await page.evaluate(() => window.voice.hear("wait what about cookies", true));
  await expect(
    sheet(page)
      .getByText(/No analytics cookies/)
      .first(),
  ).toBeVisible();
  await expect(status).toHaveText("Speaking");
  await page.evaluate(() => window.voice.endSpeech());
  await expect(status).toHaveText("Listening");
});

test("without permission it goes on in writing, and says so", async ({ page }) => {
  await sheet(page).getByRole("button", { name: "Speak", exact: true }).click();
  await sheet(page).getByRole("button", { name: "Yes, listen" }).click();
  await page.evaluate(() => window.voice.refuse());
  await expect(sheet(page).getByText("No microphone.")).toBeVisible();
  await expect(sheet(page).getByRole("button", { name: "Speak", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel("Write to the assistant").fill("Do you speak Chinese?");
  await page.keyboard.press("Enter");
  await expect(
    sheet(page)
      .getByText(/English, Spanish, Chinese/)
      .first(),
  ).toBeVisible();
});
