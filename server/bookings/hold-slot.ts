import type { Kysely } from "kysely";
import { serverMessages } from "#content/server-messages.ts";
import type { CaptchaPass } from "#server/captcha/require-captcha.ts";
import { spendCaptcha } from "#server/captcha/spend-captcha.ts";
import { oneAtATime } from "#server/db/one-at-a-time.ts";
import type { Tables } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { requireOpen, SlotGone } from "./booking-store.ts";
import { holdName, isCrowded } from "./holds.ts";
import { cellsOf } from "./occupancy.ts";
import { offeredDays, wholeDays } from "./open-slots.ts";
import { claimCells, readOccupancy, releaseHold } from "./slot-cells.ts";

/** A request for a hold, with its proof of work. */
export interface HoldClaim {
  /** Instant, milliseconds since 1970. */
  start: number;
  address: string;
  proof: CaptchaPass;
  /** A hold made from another network, to be released. */
  earlier?: string | undefined;
}

/**
 * Holds a time while the visitor fills in the details. It replaces any hold of the same network.
 * @throws SlotGone; Refusal 403 (replayed proof), 409 (too much of the day is held)
 */
export async function holdSlot(deps: BookingDeps, claim: HoldClaim): Promise<string> {
  const { start, address, proof, earlier } = claim;
  const hold = holdName(address, deps.linkSecret);
  await deps.database.commit(async (trx) => {
    await oneAtATime(trx, deps.database.engine, hold);
    if (proof.use) await spendCaptcha(trx, proof.use);
    for (const name of new Set([hold, earlier])) if (name) await releaseHold(trx, name);
    await requireOpen(trx, deps, start, {});
    await requireRoom(trx, deps, start);
    const cells = cellsOf(deps.rules, start);
    const { holdMinutes } = deps.rules;
    if (!(await claimCells(trx, deps.database, cells, { hold, holdMinutes })))
      throw new SlotGone(start);
  });
  return hold;
}

/** @throws Refusal 409 when holds take too much of the day. */
async function requireRoom(trx: Kysely<Tables>, deps: BookingDeps, start: number): Promise<void> {
  const { rules } = deps;
  const day = wholeDays(rules, { start, end: start + 1 });
  const [starts = []] = offeredDays(rules, deps.clock(), day);
  const taken = await readOccupancy({ db: trx, now: deps.database.now }, day);
  const holds = new Set([...taken.holds, ...cellsOf(rules, start)]);
  if (isCrowded(rules, starts, { ...taken, holds }))
    throw new Refusal(409, "conflict", serverMessages.booking.notHeld);
}
