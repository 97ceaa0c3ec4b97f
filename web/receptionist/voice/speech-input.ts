import type { Language } from "#contract/receptionist.ts";

/** The part of SpeechRecognition that is used; TypeScript's own types do not have it yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: { results: ArrayLike<RecognitionResult> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

type RecognitionResult = ArrayLike<{ transcript: string }> & { isFinal: boolean };

interface RecognitionClass {
  new (): Recognition;
  /** Chrome 139 and later: whether a language can be understood without the network. */
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
}

export interface Listening {
  /** Ends, and gives what was heard. */
  finish(): void;
  /** Ends, and gives nothing. */
  drop(): void;
}

export interface ListeningEvents {
  onHeard(text: string): void;
  /** `text` is empty when no speech was recognized. */
  onEnd(text: string): void;
  /** The microphone was refused, or there is none. */
  onRefused(): void;
}

const locales: Record<Language, string> = { en: "en-US", es: "es-US", zh: "zh-CN" };

function recognition(): RecognitionClass | undefined {
  if (typeof window === "undefined") return undefined;
  const all = window as unknown as Record<string, RecognitionClass | undefined>;
  return all.SpeechRecognition ?? all.webkitSpeechRecognition;
}

export const canListen = () => recognition() !== undefined;

/** Whether a language is understood on the device itself, so that no sound leaves it. */
export async function listensOnDevice(language: Language): Promise<boolean> {
  const options = { langs: [locales[language]], processLocally: true };
  const state = await recognition()
    ?.available?.(options)
    .catch(() => undefined);
  return state === "available";
}

/** Listens until a pause, `finish` or `drop`. @param local without the network */
export function listen(language: Language, local: boolean, events: ListeningEvents): Listening {
  const Recognizer = recognition();
  if (!Recognizer) throw new Error("This browser cannot listen");
  const engine = new Recognizer();
  engine.lang = locales[language];
  engine.interimResults = true;
  engine.continuous = false;
  if (local) engine.processLocally = true;
  let text = "";
  let over = false;
  const end = (how: () => void) => {
    if (over) return;
    over = true;
    how();
  };
  engine.onresult = ({ results }) => {
    text = Array.from(results, (result) => result[0]?.transcript ?? "")
      .join("")
      .trim();
    if (!over) events.onHeard(text);
  };
  engine.onerror = ({ error }) => {
    const refused = [
      "not-allowed",
      "service-not-allowed",
      "audio-capture",
      "language-not-supported",
    ];
    if (refused.includes(error)) end(events.onRefused);
  };
  engine.onend = () => end(() => events.onEnd(text));
  engine.start();
  return {
    finish: () => engine.stop(),
    drop() {
      over = true;
      engine.abort();
    },
  };
}
