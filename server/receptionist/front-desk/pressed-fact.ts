import { whenIn } from "#server/receptionist/hearing/when.ts";
import { latinWords } from "#server/receptionist/hearing/words.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { noteLine, questionLine } from "./call-slip.ts";
import { mergeTime, standing } from "./call-time.ts";
import { type CallTurn, inLanguage, say } from "./call-turn.ts";

/** Corrects a fact whose line was pressed; returns the reply, undefined for any other turn. */
export function pressedFact(turn: CallTurn): string | undefined {
  const { step, state, desk, language, phrases, clock } = turn;
  const { choice } = step;
  if (choice?.kind !== "fact") return undefined;
  const { name, value } = choice;
  const field = desk.fields.find((one) => one.name === name);
  if (!field && name !== questionLine && name !== noteLine) return undefined;
  const label = field ? inLanguage(field.label, language) : "";
  if (!value) {
    delete state.facts[name];
    delete state.done;
    return say(turn, phrases.forgotten, { label: label || name });
  }
  if (field?.kind === "when") {
    const wish = mergeTime(undefined, whenIn(value, language, clock.today), clock);
    if (!wish.date || standing(wish, clock) !== "open") return say(turn, phrases.outside);
    state.facts[name] = { when: wish };
  } else {
    const words = latinWords(value);
    const option = field?.options?.find(
      ({ heard, label: names }) =>
        names.includes(value) || heard.some((cues) => hasCue(cues, words)),
    );
    state.facts[name] = option ? { option: option.id } : { text: value };
  }
  return say(turn, phrases.changed, { label, value });
}
