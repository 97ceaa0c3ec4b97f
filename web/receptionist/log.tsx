import { type ReactNode, useEffect, useRef, useState } from "react";
import { mineWords, receptionist } from "#content/receptionist-panel.ts";
import type { ChoiceRequest, Persona } from "#contract/receptionist.ts";
import { HearButton } from "../player/hear-button.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { PhoneLink } from "../ui/text-link.tsx";
import { Asks } from "./asks.tsx";
import { Caption } from "./caption.tsx";
import { CardView } from "./card-view.tsx";
import { greetingFor } from "./greeting.ts";
import { ListenNotice } from "./listen-notice.tsx";
import styles from "./log.module.css";
import { Said } from "./said.tsx";
import { SourceList } from "./source-list.tsx";
import { logClass } from "./talk-frame.tsx";
import type { ConversationState } from "./use-conversation.ts";
import type { VoiceState } from "./voice/use-voice.ts";

interface LogProps {
  state: ConversationState;
  voice: VoiceState;
  persona: Persona | undefined;
  onSay(text: string, choice?: ChoiceRequest): void;
  onRetry(): void;
  onAllow(handsFree: boolean): void;
  onRefuse(): void;
  onEnd(): void;
}

/** The conversation, and below its last line the actions. */
export function Log(props: LogProps) {
  const { state, voice, persona, onSay } = props;
  const { entries, phase, coming } = state;
  const log = useRef<HTMLElement>(null);
  const last = entries.at(-1);
  const refusedNow = useRefusedNow(voice.refused, entries.length);
  const speaking = voice.phase === "speaking" || (voice.phase === "paused" && voice.spoken !== "");

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes, its end is in view
  useEffect(() => {
    const sheet = log.current;
    if (!sheet || (entries.length === 0 && voice.phase === "off")) return;
    // The last question stays in view, so that an answer is read from its beginning.
    const asked = [...sheet.querySelectorAll<HTMLElement>("[data-visitor]")].at(-1);
    const bottom = sheet.scrollHeight - sheet.clientHeight;
    const question = asked ? asked.offsetTop - sheet.offsetTop - 18 : bottom;
    sheet.scrollTo({ top: voice.phase === "off" ? Math.min(question, bottom) : bottom });
  }, [entries.length, coming, phase, voice.heard, voice.phase]);

  return (
    <section
      ref={log}
      className={logClass}
      // A region that scrolls can be reached by the keyboard.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label={receptionist.title}
      data-call=""
    >
      <Opening {...props} />
      {entries.map((entry) => {
        const latest = entry === last;
        const aloud = latest && speaking && entry.who === "assistant";
        const heard =
          latest && entry.who === "assistant" && phase === "idle" && voice.phase === "off";
        return (
          <Said
            key={entry.id}
            entry={entry}
            hidden={aloud}
            heard={heard}
            numbered={!waitsForDetails(entry.card)}
          >
            {heard && <HearButton what="answer" className={styles.hear} />}
            {aloud && <Caption text={voice.spoken} word={voice.word} language={entry.language} />}
            {entry.card && (latest || entry.card.kind === "plan" || entry.card.kind === "slip") && (
              <CardView card={entry.card} live={latest && phase === "idle"} onSay={onSay} />
            )}
            {entry.sources.length > 0 && !waitsForDetails(entry.card) && (
              <SourceList sources={entry.sources} />
            )}
            {latest && entry.action === "answer" && entry.language === "en" && (
              <p className={styles.fine}>{receptionist.again}</p>
            )}
            {latest && entry.sources.length === 0 && (
              <Asks texts={entry.suggestions} onSay={onSay} />
            )}
          </Said>
        );
      })}
      {phase === "thinking" && state.reading.length > 0 && (
        <p className={styles.fine}>
          {receptionist.reading} {state.reading.join(", ")}
        </p>
      )}
      {phase === "answering" && (
        <p className={styles.assistant} aria-hidden="true" lang={last?.language}>
          {coming}
        </p>
      )}
      {voice.phase === "listening" && (
        <p className={styles.caption}>
          {voice.heard}
          <i className={styles.caret} />
        </p>
      )}
      {phase === "dropped" && <Dropped {...props} />}
      {voice.phase === "asking" && (
        <ListenNotice local={voice.local} onAllow={props.onAllow} onRefuse={props.onRefuse} />
      )}
      {refusedNow && <NoMicrophone />}
      {persona && entries.length > 0 && (
        <p className={styles.fine}>
          {mineWords.rehearsal(persona.name)}{" "}
          <button type="button" className={styles.textButton} onClick={props.onEnd}>
            {mineWords.end}
          </button>
        </p>
      )}
      <Announcer state={state} />
    </section>
  );
}

const waitsForDetails = (card: { kind: string } | undefined) =>
  card?.kind === "form" || card?.kind === "slots";

function Opening({ persona, state, voice, onSay }: LogProps) {
  // The clock of the visitor: read once, when the sheet opens.
  const [now] = useState(() => new Date());
  const fresh = state.entries.length === 0 && state.phase === "idle" && voice.phase === "off";
  return (
    <>
      <p className={styles.assistant}>{greetingFor(persona, now)}</p>
      <p className={styles.fine}>
        {persona ? mineWords.rehearsal(persona.name) : receptionist.notice}
      </p>
      {fresh && !persona && <Asks texts={receptionist.suggestions} onSay={onSay} />}
    </>
  );
}

function Dropped({ state, onRetry }: LogProps) {
  const { title, text, retry } = receptionist.error;
  return (
    <div role="alert" className={styles.dropped}>
      <p>{title}</p>
      <p>{state.failure || text}</p>
      <div>
        <Button kind="red" small onClick={onRetry}>
          {retry}
        </Button>
        <PhoneLink />
      </div>
    </div>
  );
}

/** Whether nothing has been said since the microphone was refused. */
function useRefusedNow(refused: boolean, said: number): boolean {
  const [saidBefore, setSaidBefore] = useState(said);
  if (!refused && saidBefore !== said) setSaidBefore(said);
  return refused && saidBefore === said;
}

function NoMicrophone() {
  const { title, text, hint } = receptionist.noMicrophone;
  return (
    <>
      <p className={styles.warning} role="status">
        <Icon name="microphone" />
        <span>
          <b>{title}</b> {text}
        </span>
      </p>
      <p className={styles.fine}>{hint}</p>
    </>
  );
}

/** Says an answer to a screen reader once, when it is whole. */
function Announcer({ state }: { state: ConversationState }): ReactNode {
  const last = state.entries.at(-1);
  const text = last?.who === "assistant" && state.phase === "idle" ? last.text : "";
  return (
    <p className="visually-hidden" aria-live="polite" lang={last?.language}>
      {text}
    </p>
  );
}
