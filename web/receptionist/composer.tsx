import { type FormEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { receptionist, voiceWords } from "#content/receptionist-panel.ts";
import { talkLimits } from "#contract/receptionist.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./composer.module.css";
import type { ConversationState } from "./use-conversation.ts";
import type { Voice } from "./voice/use-voice.ts";

interface ComposerProps {
  state: ConversationState;
  voice: Voice;
  onSay(text: string): void;
  onStop(): void;
}

/** The foot of the sheet: a line to write on, or the buttons of a call. */
export function Composer(props: ComposerProps) {
  const { phase } = props.voice.voice;
  return phase === "off" || phase === "asking" ? <Writing {...props} /> : <Calling {...props} />;
}

/** Milliseconds after which a press is a hold: it ends with the finger. */
const holdAfter = 350;

function Writing({ state, voice, onSay }: ComposerProps) {
  const { input } = receptionist;
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On touch screens the field is not focused, because the keyboard would cover the greeting.
    if (matchMedia("(pointer: fine)").matches) field.current?.focus({ preventScroll: true });
  }, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text);
    setText("");
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <input
        ref={field}
        aria-label={input.label}
        placeholder={state.placeholder ?? input.placeholder}
        value={text}
        maxLength={talkLimits.message}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="line" aria-label={input.send}>
        <Icon name="send" />
      </Button>
      <Microphone voice={voice} />
    </form>
  );
}

/** Press to speak, or hold while speaking. */
function Microphone({ voice }: { voice: Voice }) {
  const pressed = useRef(0);
  const down = (event: PointerEvent) => {
    pressed.current = event.timeStamp;
    const up = (later: Event) => {
      if (later.timeStamp - pressed.current > holdAfter) voice.finish();
    };
    addEventListener("pointerup", up, { once: true });
  };
  return (
    <Button
      kind="red"
      aria-label={receptionist.input.speak}
      title={voiceWords.hold}
      disabled={voice.voice.refused}
      onPointerDown={(event) => {
        down(event);
        // Held from the first moment on; the click that follows would begin it again.
        if (voice.voice.phase === "off") void voice.start();
      }}
      onClick={(event) => event.detail === 0 && void voice.start()}
    >
      <Icon name="microphone" />
    </Button>
  );
}

function Calling({ state, voice, onStop }: ComposerProps) {
  const { phase } = voice.voice;
  const busy = state.phase === "thinking" || state.phase === "answering";
  const [label, act] = busy
    ? [voiceWords.stop, onStop]
    : phase === "listening"
      ? [voiceWords.done, voice.finish]
      : phase === "speaking"
        ? [voiceWords.interrupt, voice.interrupt]
        : [receptionist.input.speak, () => void voice.start()];
  const canPause = !busy && (phase === "listening" || phase === "speaking");
  return (
    <div className={styles.composer}>
      <Button kind="line" className={styles.wide} onClick={voice.leave}>
        {voiceWords.type}
      </Button>
      <Button
        kind="line"
        className={styles.pause}
        aria-label={phase === "paused" ? voiceWords.goOn : voiceWords.pause}
        disabled={!canPause && phase !== "paused"}
        onClick={phase === "paused" ? voice.goOn : voice.pause}
      >
        <Icon name={phase === "paused" ? "play" : "pause"} />
      </Button>
      <Button kind="red" className={styles.wide} autoFocus onClick={act}>
        {label}
      </Button>
    </div>
  );
}
