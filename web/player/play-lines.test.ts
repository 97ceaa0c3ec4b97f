import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Line, playLines, timeToSay } from "./play-lines.ts";

const lines: Line[] = [
  { text: "Half the kitchen is dead.", speaker: "caller", locale: "en-US" },
  { text: "Is anything warm? Any smell?", speaker: "agent", locale: "en-US" },
  { text: "No", speaker: "caller", locale: "en-US" },
];
const voices = [
  { name: "A", lang: "en-US", localService: true },
  { name: "B", lang: "en-US", localService: true },
] as SpeechSynthesisVoice[];

interface Said {
  text: string;
  rate: number;
  voice?: SpeechSynthesisVoice;
  onstart?(): void;
  onend?(): void;
}

let said: Said[];

/** A browser that speaks each sentence in a second; `mute`: it takes them and never begins. */
function fakeSpeech(mute = false) {
  said = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  let timer: ReturnType<typeof setTimeout>;
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak(utterance: Said) {
      said.push(utterance);
      if (mute) return;
      utterance.onstart?.();
      timer = setTimeout(() => utterance.onend?.(), 1000);
    },
    cancel: () => clearTimeout(timer),
  });
}

function play(named = voices) {
  const shown: number[] = [];
  const onEnd = vi.fn();
  const playing = playLines(lines, named, 1, { onLine: (at) => shown.push(at), onEnd });
  return { shown, onEnd, playing };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("every line is spoken by the voice of its speaker, sentence by sentence", async () => {
  fakeSpeech();
  const { shown, onEnd } = play();
  await vi.runAllTimersAsync();
  expect(said.map(({ text, voice }) => `${voice?.name}: ${text}`)).toEqual([
    "B: Half the kitchen is dead.",
    "A: Is anything warm?",
    "A: Any smell?",
    "B: No",
  ]);
  expect(shown).toEqual([0, 1, 2]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("after a pause the line begins again, and stopped it says nothing more", async () => {
  fakeSpeech();
  const { shown, onEnd, playing } = play();
  await vi.advanceTimersByTimeAsync(1500);
  playing.pause();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown).toEqual([0, 1]);
  playing.goOn();
  expect(said.at(-1)?.text).toBe("Is anything warm?");
  playing.setRate(1.5);
  expect(said.at(-1)?.rate).toBe(1.5);
  playing.stop();
  const before = said.length;
  await vi.runAllTimersAsync();
  expect(said.length).toBe(before);
  expect(onEnd).not.toHaveBeenCalled();
});

test("another conversation ends the one before", async () => {
  fakeSpeech();
  const first = play();
  const second = play();
  expect(first.onEnd).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(second.shown).toEqual([0, 1, 2]);
  expect(first.onEnd).toHaveBeenCalledOnce();
});

test("without voices each line stands for as long as it takes to say", async () => {
  fakeSpeech();
  const { shown, onEnd } = play([]);
  await vi.advanceTimersByTimeAsync(timeToSay(lines[0]?.text ?? "", 1) - 1);
  expect(shown).toEqual([0]);
  await vi.runAllTimersAsync();
  expect(shown).toEqual([0, 1, 2]);
  expect(said).toEqual([]);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("a browser that never begins to speak plays the rest as text", async () => {
  fakeSpeech(true);
  const { shown, onEnd } = play();
  await vi.runAllTimersAsync();
  expect(said).toHaveLength(1);
  expect(shown).toEqual([0, 1, 2]);
  expect(onEnd).toHaveBeenCalledOnce();
});
