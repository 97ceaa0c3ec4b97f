import { type LeadForm, sourceLimit } from "#contract/lead-source.ts";

/** The value of the header `source` for a message sent now (contract/lead-source.ts). */
export function sourceHeader(form: LeadForm): string {
  const head = `${form} ${location.pathname}`;
  const touches = window.farline?.[0]?.trimEnd().split("\n") ?? [];
  const [first = "", last = ""] = [touches[0], touches.slice(1).pop()];
  const whole = [`${head} ${first} ${last}`, `${head} ${first}`];
  return whole.find((text) => text.length <= sourceLimit)?.trimEnd() ?? head;
}
