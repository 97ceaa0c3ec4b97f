import type { Language } from "#contract/receptionist.ts";

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

export const canSpeak = () => typeof speechSynthesis !== "undefined";

/**
 * Speaks a text with the browser's own voice, sentence by sentence: long texts are cut off by some
 * engines, and a sentence is where a pause does no harm.
 */
export function speak(text: string, language: Language, events: SpeechEvents): Speech {
  const parts = sentences(text);
  let stopped = false;
  let began = false;
  const end = () => {
    if (stopped) return;
    stopped = true;
    clearTimeout(timer);
    events.onEnd();
  };
  const timer = setTimeout(() => !began && end(), patience);
  speechSynthesis.cancel();
  for (const [index, part] of parts.entries()) {
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.lang = locales[language];
    const voice = voiceFor(utterance.lang);
    if (voice) utterance.voice = voice;
    utterance.onstart = () => {
      began = true;
      if (!stopped) events.onWord(part.from, part.from);
    };
    utterance.onboundary = ({ charIndex, charLength }) => {
      const length = charLength ?? /^\S*/.exec(part.text.slice(charIndex))?.[0].length ?? 0;
      if (!stopped) events.onWord(part.from + charIndex, part.from + charIndex + length);
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

/** Sentences with the place where each begins. The point in "$9.99" ends none. */
export function sentences(text: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = [];
  let from = 0;
  for (const end of text.matchAll(/[.!?]+["”’]?(?=\s|$)|[。！？]+/g)) {
    const to = end.index + end[0].length;
    found.push({ text: text.slice(from, to), from });
    from = to + (/^\s*/.exec(text.slice(to))?.[0].length ?? 0);
  }
  found.push({ text: text.slice(from), from });
  return found.filter((part) => part.text.trim());
}

/** A voice that works on this device is preferred: nothing leaves it. */
function voiceFor(locale: string): SpeechSynthesisVoice | undefined {
  const [language = ""] = locale.split("-");
  const able = speechSynthesis
    .getVoices()
    .filter((voice) => voice.lang.replace("_", "-").startsWith(language));
  const exact = able.filter((voice) => voice.lang.replace("_", "-") === locale);
  return [...exact, ...able].find((voice) => voice.localService) ?? exact[0] ?? able[0];
}
