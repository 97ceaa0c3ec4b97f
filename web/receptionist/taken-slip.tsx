import { type CSSProperties, type FormEvent, useEffect, useRef, useState } from "react";
import { deskSlug } from "#content/front-desks/trade-name.ts";
import { industryPapers } from "#content/industries/industry-papers.ts";
import { papers } from "#content/industries/papers.ts";
import { takenWords } from "#content/receptionist-panel.ts";
import type { ChoiceRequest, Persona, TakenFact } from "#contract/receptionist.ts";
import { Button } from "../ui/button.tsx";
import styles from "./taken-slip.module.css";
import type { ConversationState } from "./use-conversation.ts";

interface TakenSlipProps {
  state: ConversationState;
  persona: Persona | undefined;
  onSay(text: string, choice?: ChoiceRequest): void;
}

/**
 * The facts taken down so far, beside the conversation, in the style of the trade's form. Pressing
 * a line corrects it.
 */
export function TakenSlip({ state, persona, onSay }: TakenSlipProps) {
  const [unfolded, setUnfolded] = useState<boolean>();
  const [correcting, setCorrecting] = useState<string>();
  const { facts, slip, asks, phase } = state;
  // A finished slip is shown unfolded until the visitor folds it.
  const open = unfolded ?? slip?.boxes !== undefined;
  const lines = linesOf(state);
  if (lines.length === 0) return null;
  const count = takenWords.count(lines.filter(({ value }) => value).length, lines.length);
  const last = facts.findLast(({ value }) => value);
  const save = (fact: TakenFact, value: string) => {
    setCorrecting(undefined);
    if (value !== fact.value)
      onSay(`${fact.label}: ${value}`, { kind: "fact", name: fact.name, value });
  };
  return (
    <aside className={styles.slip} style={paperStyle(persona)} data-slip="" data-open={open}>
      <h3>
        {slip?.title ?? takenWords.title}
        {slip && <small>{count}</small>}
      </h3>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        onClick={() => setUnfolded(!open)}
      >
        <b>
          {slip?.title ?? takenWords.title} {slip && count}
        </b>
        {last && <span>{last.value}</span>}
      </button>
      <dl>
        {lines.map((line) => (
          <div key={line.name} data-asked={line.name === asks || undefined}>
            <dt>{line.label}</dt>
            <dd>
              {correcting === line.name ? (
                <Correction
                  fact={line}
                  onSave={(value) => save(line, value)}
                  onLeave={() => setCorrecting(undefined)}
                />
              ) : line.value ? (
                <button
                  type="button"
                  disabled={phase !== "idle"}
                  aria-label={`${takenWords.correct(line.label)}: ${line.value}`}
                  onClick={() => setCorrecting(line.name)}
                >
                  {line.value}
                </button>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {slip?.boxes && (
        <ul>
          {slip.boxes.map(({ label, on }) => (
            // An unchecked box means that it did not happen: a screen reader, which sees no check
            // marks, skips it.
            <li key={label} data-on={on || undefined} aria-hidden={!on || undefined}>
              {label}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}

/** The lines of the form, filled or not, and facts beyond them. */
function linesOf({ facts, slip }: ConversationState): TakenFact[] {
  const lines = slip?.lines ?? [];
  const filled = lines.map(
    (line) => facts.find(({ name }) => name === line.name) ?? { ...line, value: "" },
  );
  return [...filled, ...facts.filter(({ name }) => !lines.some((line) => line.name === name))];
}

interface CorrectionProps {
  fact: TakenFact;
  onSave(value: string): void;
  onLeave(): void;
}

function Correction({ fact, onSave, onLeave }: CorrectionProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave(input.current?.value.trim() ?? "");
  };
  return (
    <form
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The dialog would close on it.
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <input ref={input} aria-label={fact.label} defaultValue={fact.value} maxLength={300} />
      <Button type="submit" kind="red" small>
        {takenWords.save}
      </Button>
      <button type="button" className={styles.leave} onClick={onLeave}>
        {takenWords.cancel}
      </button>
    </form>
  );
}

/** The trade's own paper; the company's slip is on its pad. */
function paperStyle(persona: Persona | undefined): CSSProperties {
  const slug = persona && deskSlug(persona.industry);
  const name = slug ? industryPapers[slug] : "pad";
  const { surface, sheet, rule, ink } = papers[name];
  return {
    "--paper": surface,
    "--sheet": sheet,
    "--ruling": rule,
    "--print": ink,
    "--pen": name === "quiet" ? "#1b1813" : "#9c2111",
  } as CSSProperties;
}
