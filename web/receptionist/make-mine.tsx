import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { rehearsedTrades } from "#content/front-desks/rehearsed-trades.ts";
import { deskSlug } from "#content/front-desks/trade-name.ts";
import { mineWords, receptionist } from "#content/receptionist-panel.ts";
import type { Persona } from "#contract/receptionist.ts";
import { canSpeak } from "../player/speech-voices.ts";
import { Button } from "../ui/button.tsx";
import composer from "./composer.module.css";
import { clock, greetingFor } from "./greeting.ts";
import log from "./log.module.css";
import styles from "./make-mine.module.css";
import panel from "./panel.module.css";
import { personaLink } from "./persona-link.ts";
import { logClass, ReadyLine, TalkFrame } from "./talk-frame.tsx";
import { type Speech, speak } from "./voice/speech-output.ts";

interface MakeMineProps {
  persona: Persona | undefined;
  onUse(persona: Persona): void;
  onClose(): void;
}

const usual: Persona = { name: "", industry: "attorneys", opens: 540, closes: 1020 };
const hours = Array.from({ length: 49 }, (_, index) => index * 30);

/** Three blanks in one sentence: whom the receptionist answers for. Kept nowhere but here. */
export function MakeMine({ persona, onUse, onClose }: MakeMineProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(persona ?? usual);
  const [copied, setCopied] = useState(false);
  const speech = useRef<Speech>(undefined);
  useEffect(() => () => speech.current?.stop(), []);
  const change = (more: Partial<Persona>) => {
    setDraft({ ...draft, ...more });
    setCopied(false);
  };
  /** Choosing a trade sets its usual hours, unless the visitor has set others. */
  const choose = (industry: string) => {
    const { opens, closes } = rehearsedTrades[deskSlug(draft.industry) ?? "general"];
    const usualHours = draft.opens === opens && draft.closes === closes;
    const next = rehearsedTrades[deskSlug(industry) ?? "general"];
    change({ industry, ...(usualHours && { opens: next.opens, closes: next.closes }) });
  };
  const [before, comma, open, to, stop] = mineWords.sentence;
  const name = draft.name.trim();
  const sample = greetingFor({ ...draft, name: name || "…" }, new Date());

  const use = (event: FormEvent) => {
    event.preventDefault();
    if (name) onUse({ ...draft, name });
  };
  const copy = async () => {
    if (!form.current?.reportValidity()) return;
    const address = `${location.origin}${location.pathname}${personaLink({ ...draft, name })}`;
    await navigator.clipboard
      .writeText(address)
      .catch(() => history.replaceState(null, "", address));
    setCopied(true);
  };
  const time = (field: "opens" | "closes") => (
    <>
      <label htmlFor={`${id}${field}`} className="visually-hidden">
        {mineWords.labels[field]}
      </label>
      <select
        id={`${id}${field}`}
        value={draft[field]}
        onChange={(event) => change({ [field]: Number(event.target.value) })}
      >
        {hours.map((minutes) => (
          <option key={minutes} value={minutes}>
            {clock(minutes)} {minutes % 1440 < 720 ? "am" : "pm"}
          </option>
        ))}
      </select>
    </>
  );

  return (
    <TalkFrame
      line={<ReadyLine />}
      low
      status={mineWords.button}
      tools={
        <button type="button" className={panel.mine} onClick={onClose}>
          {mineWords.end}
        </button>
      }
      foot={
        <div className={composer.composer}>
          <p className={log.fine}>{mineWords.kept}</p>
          <Button
            kind="line"
            className={composer.wide}
            disabled={!canSpeak()}
            onClick={() => {
              speech.current = speak(sample, "en", { onWord() {}, onEnd() {} });
            }}
          >
            {mineWords.hear}
          </Button>
          <Button type="submit" form={id} kind="red" className={composer.wide}>
            {mineWords.use}
          </Button>
        </div>
      }
    >
      <div className={logClass}>
        <p>{mineWords.text}</p>
        <form id={id} ref={form} className={styles.fill} onSubmit={use}>
          {before}
          <label htmlFor={`${id}name`} className="visually-hidden">
            {mineWords.labels.name}
          </label>
          <input
            id={`${id}name`}
            required
            maxLength={60}
            autoComplete="organization"
            placeholder={mineWords.placeholder}
            value={draft.name}
            onInvalid={(event) => event.currentTarget.setCustomValidity(mineWords.missing)}
            onChange={(event) => {
              event.target.setCustomValidity("");
              change({ name: event.target.value });
            }}
          />
          {comma}
          <label htmlFor={`${id}industry`} className="visually-hidden">
            {mineWords.labels.industry}
          </label>
          <select
            id={`${id}industry`}
            value={deskSlug(draft.industry) ?? "general"}
            onChange={(event) => choose(event.target.value)}
          >
            {Object.entries(rehearsedTrades).map(([slug, { label }]) => (
              <option key={slug} value={slug}>
                {label}
              </option>
            ))}
          </select>
          {open}
          {time("opens")}
          {to}
          {time("closes")}
          {stop}
        </form>
        <p className={log.assistant} aria-live="polite">
          {sample}
        </p>
        <button type="button" className={log.textButton} onClick={() => void copy()}>
          {copied ? mineWords.shared : mineWords.share}
        </button>
        <p className={log.fine}>{receptionist.notice}</p>
      </div>
    </TalkFrame>
  );
}
