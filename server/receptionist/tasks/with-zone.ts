import { sayMinutes, sayStart, zoneInWords } from "./say-when.ts";
import type { Said, Step } from "./step.ts";

/** A time is said with its zone where none was told, or it was named by another clock. */
export function withZone(said: Said, start: string, step: Step): Said {
  const { actions, hearing, when, conversation } = step;
  const told = conversation.lines.some(
    ({ who, text }) =>
      who === "assistant" && text.toLowerCase().includes(zoneOf(step).toLowerCase()),
  );
  if (told && !when.converted) return said;
  const time = sayStart(start, actions.zone, hearing.language);
  return { ...said, text: said.text.replace(time, `${time} (${zoneOf(step)})`) };
}

/** A time that was asked for by another clock, in a text that offers others. */
export function inZone(text: string, step: Step): string {
  const { when, hearing } = step;
  if (!when.converted) return text;
  const time = sayMinutes(when.time ?? 0, hearing.language);
  return text.includes(time)
    ? text.replace(time, `${time} (${zoneOf(step)})`)
    : `${text} ${zoneOf(step)}.`;
}

const zoneOf = ({ actions, hearing }: Step) =>
  zoneInWords(actions.zone, actions.now(), hearing.language);
