import { useEffect, useRef, useState } from "react";
import { mineWords, receptionist, voiceWords } from "#content/receptionist-panel.ts";
import type { ChoiceRequest, Persona } from "#contract/receptionist.ts";
import { siteConfig } from "../site-config.ts";
import { Composer } from "./composer.tsx";
import { Log } from "./log.tsx";
import { MakeMine } from "./make-mine.tsx";
import styles from "./panel.module.css";
import { readPersona } from "./persona-link.ts";
import { TakenSlip } from "./taken-slip.tsx";
import { TalkFrame } from "./talk-frame.tsx";
import { type ConversationState, useConversation } from "./use-conversation.ts";
import { useSeconds } from "./use-seconds.ts";
import { VendorAgent } from "./vendor-agent.tsx";
import { useVoice, type VoiceState } from "./voice/use-voice.ts";
import { type LineState, lowLines, ownLines, VoiceLine } from "./voice-line.tsx";

/** The receptionist at work: text everywhere, voice where the browser can. */
export function Panel() {
  if (siteConfig.voiceAgentUrl.startsWith("http"))
    return <VendorAgent url={siteConfig.voiceAgentUrl} />;
  return <Receptionist />;
}

function Receptionist() {
  const [persona, setPersona] = useState<Persona | undefined>(() => readPersona(location.hash));
  const [making, setMaking] = useState(false);
  const { state, say, retry, stop, reset } = useConversation(persona);
  const last = state.entries.at(-1);
  const language = last?.language ?? "en";
  const voice = useVoice(language, (text) => say(text));
  const { phase } = voice.voice;
  const seconds = useSeconds(phase !== "off" && phase !== "asking");

  // An answer that has come whole is spoken, where the visitor speaks.
  const spokenId = useRef(-1);
  const { answer } = voice;
  useEffect(() => {
    if (last?.who !== "assistant" || spokenId.current === last.id) return;
    spokenId.current = last.id;
    answer(last.text);
  }, [last, answer]);

  const write = (text: string, choice?: ChoiceRequest) => {
    voice.hush();
    say(text, choice);
  };
  const use = (next: Persona | undefined) => {
    voice.leave();
    reset();
    setPersona(next);
    setMaking(false);
  };

  if (making) return <MakeMine persona={persona} onUse={use} onClose={() => setMaking(false)} />;
  const line = lineOf(state, voice.voice);
  return (
    <TalkFrame
      line={<VoiceLine state={line} still={phase === "paused"} />}
      low={lowLines.includes(line)}
      own={ownLines.includes(line)}
      status={statusOf(state, voice.voice)}
      time={seconds}
      tools={
        <button type="button" className={styles.mine} onClick={() => setMaking(true)}>
          {mineWords.button}
        </button>
      }
      aside={<TakenSlip state={state} persona={persona} onSay={write} />}
      foot={<Composer state={state} voice={voice} onSay={write} onStop={stop} />}
    >
      <Log
        state={state}
        voice={voice.voice}
        persona={persona}
        onSay={write}
        onRetry={retry}
        onAllow={voice.allow}
        onRefuse={voice.leave}
        onEnd={() => use(undefined)}
      />
    </TalkFrame>
  );
}

function lineOf({ phase, entries }: ConversationState, voice: VoiceState): LineState {
  const last = entries.at(-1);
  if (phase === "dropped") return "cut";
  if (phase !== "idle") return "think";
  if (voice.phase === "listening") return "listen";
  if (voice.phase === "speaking") return "speak";
  if (voice.phase === "paused") return voice.spoken ? "speak" : "listen";
  if (last?.action === "person" || last?.action === "unknown") return "person";
  if (last) return "said";
  return voice.refused ? "text" : "ready";
}

function statusOf({ phase, status }: ConversationState, voice: VoiceState): string {
  if (phase === "dropped") return receptionist.error.status;
  if (phase !== "idle") return receptionist.thinking;
  if (voice.phase === "listening") return voiceWords.listening;
  if (voice.phase === "speaking") return voiceWords.speaking;
  if (voice.phase === "paused") return voiceWords.paused;
  if (status) return status;
  return voice.refused ? receptionist.noMicrophone.status : receptionist.ready;
}
