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
  /** A line begins, spoken or as text. */
  onLine(index: number): void;
  /** Called after the last line, and when another voice begins; not after `stop`. */
  onEnd(): void;
}

export interface Playing {
  pause(): void;
  /** Continues with the line at which it was paused. */
  goOn(): void;
  stop(): void;
  /** The line at hand begins again at the new pace. */
  setRate(rate: number): void;
}

/** Milliseconds in which a voice has to begin: some browsers have the interface and no voice. */
const beginsWithin = 2_000;
/** Milliseconds between two lines, as between two people. */
const breath = 350;
/** Words that a calm speaker says in a minute. */
const wordsPerMinute = 150;

/** Milliseconds that a line takes to say. Chinese has no spaces: two signs count as a word. */
export function timeToSay(text: string, rate: number): number {
  const signs = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, " ").match(/\S+/g)?.length ?? 0;
  return ((words + signs / 2) * 60_000) / wordsPerMinute / rate;
}

/**
 * Speaks lines one after another, each with the voice of its speaker. A line for which there is no
 * voice, and every line where the browser does not begin to speak, stands for as long as it would
 * take to say. A pause is made between words of ours and not by the browser, which on Android
 * cannot go on: the line begins again.
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

/** Says a line sentence by sentence, since some engines cut long texts off. False: it never began. */
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
      // An engine that loses its voice halfway never says that it has ended.
      timer = setTimeout(resolve, timeToSay(utterance.text, utterance.rate) * 3 + 5_000, true);
    };
    utterance.onend = () => end(true);
    utterance.onerror = () => end(false);
    speechSynthesis.speak(utterance);
  });
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
