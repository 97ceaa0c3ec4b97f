import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { Connection, Delivery, DeliveryBar } from "#contract/desk-connections.ts";
import { sayWhen } from "../ui/say-time.ts";

/** How a connection's state is drawn. */
export const stateLooks = {
  on: "dotted",
  failing: "dotted bad red b",
  paused: "dotted off",
  gone: "dotted off",
} as const;

/** How a delivery's state is drawn. */
export const deliveryLooks = {
  queued: "dotted wait",
  held: "dotted wait",
  sent: "dotted",
  dead: "dotted bad red b",
} as const;

/** "214 in a day, all taken", "6 wait, since today 8:55 am". */
export function sayLastDay(
  { state, waiting, dead, failingSince, bars }: Connection & { bars: DeliveryBar[] },
  now: number,
): string {
  const all = bars.reduce((sum, bar) => sum + bar.all, 0);
  const parts = [];
  if (state === "gone") parts.push(words.goneWhy);
  if (waiting > 0) parts.push(words.waits(waiting));
  if (dead > 0) parts.push(words.gaveUp(dead));
  if (failingSince > 0) parts.push(words.since(sayWhen(failingSince, now)));
  if (parts.length > 0) return parts.join(", ");
  return all > 0 ? words.day(all) + words.allTaken : words.quiet;
}

/** "It answers 404: it may be switched off there": why a connection takes nothing. */
export function sayRefusal({ lastRefusal }: Connection): string {
  if (!lastRefusal) return "";
  const { status, fault } = lastRefusal;
  return status > 0 ? words.answers(status) : words.noAnswer(fault);
}

/** "305 ms" of what was taken; when the rest is tried next. */
export function sayNext({ state, took, nextAt }: Delivery, now: number): string {
  if (state === "sent") return words.took(took);
  if (state === "dead") return words.deliveryStates.dead;
  if (state === "held") return words.deliveryStates.held;
  return nextAt > now ? sayWhen(nextAt, now) : words.now;
}
