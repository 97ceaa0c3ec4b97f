import { createHmac } from "node:crypto";
import type { SchedulingRules } from "#content/scheduling.ts";
import { clientNetworks } from "#server/http/client-address.ts";
import { cellsOf, isFree, type Occupancy } from "./occupancy.ts";

/** Cells taken by calls, cells taken by holds, and the spans that the company blocked. */
export interface TakenCells {
  calls: ReadonlySet<number>;
  holds: ReadonlySet<number>;
  blocks: Occupancy["blocks"];
}

/**
 * The name of a client's hold, which others cannot guess. It is the same for a whole network (for
 * IPv6 its /48), so a network holds only one time: its next hold replaces the last.
 */
export function holdName(address: string, secret: string): string {
  const network = clientNetworks(address).at(-1);
  return createHmac("sha256", secret).update(`hold ${network}`).digest("base64url");
}

/**
 * The times that cannot be booked. Holds block times only while at least half of the day's
 * otherwise free times stay open. Beyond that, a booking may take a held time, so that no number of
 * holds can fill the calendar. `days`: starts, grouped by the company's days.
 */
export function occupancyOf(
  rules: SchedulingRules,
  days: readonly number[][],
  taken: TakenCells,
): Occupancy {
  const { calls, holds, blocks } = taken;
  if (holds.size === 0) return { cells: calls, blocks };
  const kept = days.filter((starts) => !isCrowded(rules, starts, taken));
  const held = kept
    .flat()
    .flatMap((start) => cellsOf(rules, start))
    .filter((cell) => holds.has(cell));
  return { cells: new Set([...calls, ...held]), blocks };
}

/** Whether holds leave less than half of the day's remaining times open. */
export function isCrowded(
  rules: SchedulingRules,
  starts: readonly number[],
  { calls, holds, blocks }: TakenCells,
): boolean {
  const free = starts.filter((start) => isFree(rules, start, { cells: calls, blocks }));
  const open = free.filter((start) => isFree(rules, start, { cells: holds, blocks: [] }));
  return open.length * 2 < free.length;
}
