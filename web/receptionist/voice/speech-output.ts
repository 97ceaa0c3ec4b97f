import type { Language } from "#contract/receptionist.ts";
import { setForSpeech } from "../../player/set-for-speech.ts";
import { sentences, takeFloor, utteranceOf } from "../../player/speech-voices.ts";

/** A text that is being spoken. */
export interface Speech {
  stop(): void;
  pause(): void;
  goOn(): void;
}

export interface SpeechEvents {
  /** The word that is being said, in characters of the text. */
  onWord(from: number, to: number): void;
  /** After the last word; not after `stop`. */
  onEnd(): void;
}

const locales: Record<Language, string> = { en: "en-US", es: "es-US", zh: "zh-CN" };
/** Milliseconds in which a voice has to begin: some browsers have the interface and no voice. */
const patience = 2_000;

/**
 * Speaks a text with the browser's own voice, sentence by sentence: long texts are cut off by some
 * engines, and a sentence is where a pause does no harm.
 */
export function speak(text: string, language: Language, events: SpeechEvents): Speech {
  const spoken = setForSpeech(text, language);
  const parts = sentences(spoken.text);
  let stopped = false;
  let began = false;
  const end = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    events.onEnd();
  };
  const timer = setTimeout(() => !began && end(), patience);
  takeFloor(end);
  speechSynthesis.cancel();
  for (const [index, part] of parts.entries()) {
    const utterance = utteranceOf(part.text, locales[language], "agent");
    const word = (from: number, to: number) => {
      if (!stopped) events.onWord(spoken.at(part.from + from), spoken.at(part.from + to));
    };
    utterance.onstart = () => {
      began = true;
      word(0, 0);
    };
    utterance.onboundary = ({ charIndex, charLength }) => {
      const length = charLength ?? /^\S*/.exec(part.text.slice(charIndex))?.[0].length ?? 0;
      word(charIndex, charIndex + length);
    };
    utterance.onend = () => index === parts.length - 1 && end();
    // An interrupted utterance reports an error as well: by then `stopped` is true.
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  }
  if (parts.length === 0) queueMicrotask(end);
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      speechSynthesis.cancel();
    },
    pause: () => speechSynthesis.pause(),
    goOn: () => speechSynthesis.resume(),
  };
}
