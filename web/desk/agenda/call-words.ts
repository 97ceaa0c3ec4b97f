import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaCall } from "#contract/desk-agenda.ts";
import { sayClock } from "../ui/say-time.ts";
import { placeOf } from "./say-week.ts";

/** Where a call stands in its life; only one of them is true. */
export type CallStage = "canceled" | "over" | "running" | "ahead";

export function stageOf({ state, start, end }: AgendaCall, now: number): CallStage {
  if (state === "cancelled") return "canceled";
  if (end <= now) return "over";
  return start <= now ? "running" : "ahead";
}

/** Their clock, where it shows another time than the company's. */
function theirClock({ start, timeZone }: AgendaCall): string | undefined {
  const theirs = sayClock(start, timeZone);
  return theirs === sayClock(start) ? undefined : theirs;
}

/** "Phone, (212) 555-0188. For them 12:00 pm (New York)": the line below a name. */
export function detailsOf(call: AgendaCall): string {
  const byPhone = [capital(words.ways.phone), call.phone].filter(Boolean).join(", ");
  const way = call.by === "video" ? words.sendLink : byPhone;
  const theirs = theirClock(call);
  return theirs ? `${way}. ${words.forThem(theirs, placeOf(call.timeZone))}` : way;
}

/** "held, phone": the line in the grid. */
export function shortDetailsOf(call: AgendaCall, now: number): string {
  const stage = stageOf(call, now);
  if (stage === "canceled") return words.canceled;
  const way = words.ways[call.by];
  if (stage === "running") return `${way}, ${words.now}`;
  if (call.outcome === "missed") return words.outcomes.missed;
  if (call.outcome === "held") return `${words.outcomes.held}, ${way}`;
  const theirs = theirClock(call);
  if (!call.seen && stage === "ahead") return `${way}, ${words.fresh}`;
  return theirs ? `${way}, ${words.theirTime(theirs.replace(/ .m$/, ""))}` : way;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
