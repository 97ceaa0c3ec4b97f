import { useCallback, useEffect, useRef, useState } from "react";
import type { Language } from "#contract/receptionist.ts";
import { canSpeak } from "../../player/speech-voices.ts";
import { takesFloor } from "./echo.ts";
import { canListen, type Listening, listen, listensOnDevice } from "./speech-input.ts";
import { type Speech, speak } from "./speech-output.ts";

export interface VoiceState {
  /** off: in writing. asking: the notice is shown. idle: on, nothing under way. */
  phase: "off" | "asking" | "idle" | "listening" | "speaking" | "paused";
  /** Recognition works on this device: no sound leaves it. */
  local: boolean;
  handsFree: boolean;
  /** Words recognized so far. */
  heard: string;
  /** The text being spoken, and the current word (characters). */
  spoken: string;
  word: { from: number; to: number };
  /** The browser cannot listen, or was not allowed to. */
  refused: boolean;
}

const off: VoiceState = {
  phase: "off",
  local: false,
  handsFree: false,
  heard: "",
  spoken: "",
  word: { from: 0, to: 0 },
  refused: false,
};

/**
 * Speaking and listening. It listens only after a yes, says so, and stops speaking as soon as the
 * visitor speaks, writes or presses.
 * @param onSaid receives the recognized text when the visitor has finished.
 */
export function useVoice(language: Language, onSaid: (text: string) => void) {
  const [voice, setVoice] = useState(off);
  const now = useRef(voice);
  now.current = voice;
  const consent = useRef(false);
  const ears = useRef<Listening>(undefined);
  const mouth = useRef<Speech>(undefined);
  const said = useRef(onSaid);
  said.current = onSaid;
  const tongue = useRef(language);
  tongue.current = language;

  const set = useCallback((more: Partial<VoiceState>) => {
    now.current = { ...now.current, ...more };
    setVoice(now.current);
  }, []);

  const silence = useCallback(() => {
    ears.current?.drop();
    ears.current = undefined;
    mouth.current?.stop();
    mouth.current = undefined;
  }, []);
  useEffect(() => silence, [silence]);

  const hear = useCallback(() => {
    silence();
    set({ phase: "listening", heard: "", spoken: "" });
    try {
      ears.current = listen(tongue.current, now.current.local, {
        onHeard: (heard) => set({ heard }),
        onEnd(text) {
          ears.current = undefined;
          set({ phase: "idle", heard: "" });
          if (text) said.current(text);
        },
        onRefused() {
          ears.current = undefined;
          set({ phase: "off", refused: true });
        },
      });
    } catch {
      set({ phase: "off", refused: true });
    }
  }, [set, silence]);

  /** The microphone was pressed. Before the first time, the notice asks. */
  const start = useCallback(async () => {
    if (!canListen()) return set({ refused: true, phase: "off" });
    if (consent.current) return hear();
    const local = await listensOnDevice(tongue.current);
    set({ phase: "asking", local, refused: false });
  }, [hear, set]);

  const allow = useCallback(
    (handsFree: boolean) => {
      consent.current = true;
      set({ handsFree });
      hear();
    },
    [hear, set],
  );

  /** In writing from here on. */
  const leave = useCallback(() => {
    silence();
    set({ phase: "off", heard: "", spoken: "" });
  }, [set, silence]);

  const finish = useCallback(() => ears.current?.finish(), []);

  /** Listens while it speaks, so that a word from the visitor stops it. */
  const listenIn = useCallback(
    (text: string) => {
      if (!now.current.handsFree) return;
      try {
        ears.current = listen(tongue.current, now.current.local, {
          onHeard(heard) {
            if (now.current.phase !== "speaking" && now.current.phase !== "listening") return;
            if (now.current.phase === "speaking") {
              if (!takesFloor(heard, text)) return;
              mouth.current?.stop();
              mouth.current = undefined;
            }
            set({ phase: "listening", heard, spoken: "" });
          },
          onEnd(heard) {
            ears.current = undefined;
            if (now.current.phase === "listening") {
              set({ phase: "idle", heard: "" });
              if (heard) said.current(heard);
            } else if (now.current.phase === "speaking")
              setTimeout(() => now.current.phase === "speaking" && listenIn(text), 250);
          },
          onRefused() {
            ears.current = undefined;
          },
        });
      } catch {
        // Without a second ear the button interrupts.
      }
    },
    [set],
  );

  /** Speaks an answer, when the visitor speaks. */
  const answer = useCallback(
    (text: string) => {
      if (now.current.phase === "off" || now.current.phase === "asking") return;
      silence();
      const after = () => {
        mouth.current = undefined;
        ears.current?.drop();
        ears.current = undefined;
        set({ phase: "idle", spoken: "" });
        if (now.current.handsFree) hear();
      };
      if (!canSpeak()) return after();
      set({ phase: "speaking", spoken: text, word: { from: 0, to: 0 }, heard: "" });
      mouth.current = speak(text, tongue.current, {
        onWord: (from, to) => set({ word: { from, to } }),
        onEnd: after,
      });
      listenIn(text);
    },
    [hear, listenIn, set, silence],
  );

  /** Barge-in: stops speaking and listens. */
  const interrupt = useCallback(() => hear(), [hear]);

  /** Stops speaking, because the visitor writes. */
  const hush = useCallback(() => {
    if (now.current.phase !== "speaking") return;
    silence();
    set({ phase: "idle", spoken: "" });
  }, [set, silence]);

  const pause = useCallback(() => {
    if (now.current.phase === "speaking") mouth.current?.pause();
    else ears.current?.drop();
    set({ phase: "paused" });
  }, [set]);

  const goOn = useCallback(() => {
    if (!now.current.spoken) return hear();
    mouth.current?.goOn();
    set({ phase: "speaking" });
  }, [hear, set]);

  return { voice, start, allow, leave, finish, answer, interrupt, hush, pause, goOn };
}

export type Voice = ReturnType<typeof useVoice>;
