/** The speaker: our side, or the caller. */
export type Speaker = "agent" | "caller";

/** Milliseconds to wait for the list of voices, which most browsers load after the first request. */
const namesWithin = 700;

export const canSpeak = () => typeof speechSynthesis !== "undefined";

/** The voices of this browser; empty if it cannot speak. */
export async function loadVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  if (!canSpeak()) return [];
  const named = speechSynthesis.getVoices();
  if (named.length > 0) return named;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, namesWithin);
    speechSynthesis.addEventListener?.("voiceschanged", () => resolve(), { once: true });
  });
  return speechSynthesis.getVoices();
}

type Named = Pick<SpeechSynthesisVoice, "lang" | "localService" | "name">;

const tagOf = ({ lang }: Named) => lang.replace("_", "-").toLowerCase();

/**
 * The voices for a language, best first: voices that run on this device before those that send the
 * text to a server, and voices of the right country before others.
 */
export function voicesFor<Voice extends Named>(voices: readonly Voice[], locale: string): Voice[] {
  const wanted = locale.toLowerCase();
  const [language = ""] = wanted.split("-");
  const rank = (voice: Voice) => (voice.localService ? 0 : 2) + (tagOf(voice) === wanted ? 0 : 1);
  return voices
    .filter((voice) => tagOf(voice).split("-")[0] === language)
    .sort((a, b) => rank(a) - rank(b));
}

/** A speaker's voice and pitch: if there is only one voice, the caller's pitch is lower. */
export function voiceOf<Voice extends Named>(
  voices: readonly Voice[],
  locale: string,
  speaker: Speaker,
): { voice: Voice | undefined; pitch: number } {
  const [first, ...others] = voicesFor(voices, locale);
  if (speaker === "agent") return { voice: first, pitch: 1 };
  const other = others.find(({ name }) => name !== first?.name);
  return other ? { voice: other, pitch: 1 } : { voice: first, pitch: 0.8 };
}

/** One sentence, ready to be spoken. */
export function utteranceOf(
  text: string,
  locale: string,
  speaker: Speaker,
  rate = 1,
): SpeechSynthesisUtterance {
  const utterance = new SpeechSynthesisUtterance(text);
  const { voice, pitch } = voiceOf(speechSynthesis.getVoices(), locale, speaker);
  utterance.lang = locale;
  if (voice) utterance.voice = voice;
  utterance.pitch = pitch;
  utterance.rate = rate;
  return utterance;
}

/** Sentences with their positions. The period in "$9.99" does not end one. */
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

let release: (() => void) | undefined;

/** Only one conversation is spoken at a time: starting one stops the other. */
export function takeFloor(end: () => void): void {
  const before = release;
  release = end;
  if (before !== end) before?.();
}
