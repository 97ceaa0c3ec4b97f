import { setForSpeech } from "./set-for-speech.ts";
import { type Speaker, sentences, takeFloor, utteranceOf, voicesFor } from "./speech-voices.ts";

/** One line of a conversation. */
export interface Line {
  text: string;
  speaker: Speaker;
  /** A language tag: "en-US". */
  locale: string;
}

export interface PlayEvents {
  /** Called when a line begins, spoken or as text. */
  onLine(index: number): void;
  /** Called after the last line, and when another voice begins; not after `stop`. */
  onEnd(): void;
}

export interface Playing {
  pause(): void;
  /** Continues at the line at which it was paused. */
  goOn(): void;
  stop(): void;
  /** Repeats the current line at the new speed. */
  setRate(rate: number): void;
}

/** Milliseconds to wait for a voice to begin: some browsers have the API but no voice. */
const beginsWithin = 2_000;
/** Milliseconds between two lines. */
const breath = 350;
/** Words per minute of a calm speaker. */
const wordsPerMinute = 150;

/** Estimated milliseconds to speak a line. Chinese has no spaces: two characters are one word. */
export function timeToSay(text: string, rate: number): number {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/\S+/g)?.length ?? 0;
  return ((words + signs / 2) * 60_000) / wordsPerMinute / rate;
}

/**
 * Speaks lines one after another, each with its speaker's voice. A line without a voice, or one
 * that the browser does not begin to speak, is shown for as long as it would take to say. Pausing
 * cancels the line, and resuming repeats it, because browsers on Android cannot resume speech.
 */
export function playLines(
  lines: readonly Line[],
  voices: readonly SpeechSynthesisVoice[],
  rate: number,
  events: PlayEvents,
): Playing {
  let pace = rate;
  let at = 0;
  let run = 0;
  let playing = true;
  let silent = voices.length === 0;

  const halt = () => {
    run++;
    playing = false;
    if (!silent) speechSynthesis.cancel();
  };

  const playFrom = async (index: number) => {
    takeFloor(yieldFloor);
    halt();
    playing = true;
    const mine = run;
    for (at = index; at < lines.length; at++) {
      const line = lines[at];
      if (!line) break;
      events.onLine(at);
      const mute = silent || voicesFor(voices, line.locale).length === 0;
      const began = !mute && (await sayLine(line, pace, () => mine === run));
      if (mine !== run) return;
      if (!mute && !began) silent = true;
      await pause(began ? breath : timeToSay(line.text, pace) + breath);
      if (mine !== run) return;
    }
    playing = false;
    events.onEnd();
  };

  const yieldFloor = () => {
    if (!playing) return;
    halt();
    events.onEnd();
  };

  void playFrom(0);
  return {
    pause: halt,
    goOn: () => void playFrom(at),
    stop: halt,
    setRate(next) {
      pace = next;
      if (playing) void playFrom(at);
    },
  };
}

/** Speaks a line by sentences, because some engines cut off long texts. False if none began. */
async function sayLine(
  { text, locale, speaker }: Line,
  rate: number,
  wanted: () => boolean,
): Promise<boolean> {
  const spoken = setForSpeech(text, locale.slice(0, 2)).text;
  for (const sentence of sentences(spoken)) {
    if (!wanted()) return true;
    if (!(await say(utteranceOf(sentence.text, locale, speaker, rate)))) return false;
  }
  return true;
}

function say(utterance: SpeechSynthesisUtterance): Promise<boolean> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, beginsWithin, false);
    const end = (began: boolean) => {
      clearTimeout(timer);
      resolve(began);
    };
    utterance.onstart = () => {
      clearTimeout(timer);
      // Some engines stop midway without an event.
      timer = setTimeout(resolve, timeToSay(utterance.text, utterance.rate) * 3 + 5_000, true);
    };
    utterance.onend = () => end(true);
    utterance.onerror = () => end(false);
    speechSynthesis.speak(utterance);
  });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
