import type { ActRequest, ActResult } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { recordMarked } from "#server/webhooks/record-event.ts";
import { noteEvent } from "./lead-events.ts";
import { actNames, afterAct } from "./lead-machine.ts";

/** The name of every act that takes another one back. */
const takenBack = "took the last act back";

/**
 * Does one act for a person. It requires the version that they saw: the slower of two people
 * overwrites nothing and is told who was faster.
 */
export function actOnLead(
  { commit, now }: Database,
  who: string,
  { id, version, act, to, undo }: ActRequest,
): Promise<ActResult> {
  return commit(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select(["folder", "owner", "standing", "answered_at", "version", "seen_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!lead) return { is: "gone" as const };
    const { version: current, seen_at, ...state } = lead;
    const at = await clock(trx, now);
    const next =
      current === version ? afterAct(state, act, { who, at, undo, ...(to && { to }) }) : undefined;
    if (next) {
      const { numUpdatedRows } = await trx
        .updateTable("leads")
        .set({ ...next, version: version + 1, seen_at: seen_at || at })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) {
        await noteEvent(trx, now, {
          leadId: id,
          who,
          what: undo ? takenBack : actNames[act],
          text: to ?? "",
        });
        await recordMarked(trx, now, id, { from: state.standing, to: next.standing });
        return { is: "done" as const, version: version + 1 };
      }
    }
    const by = await trx
      .selectFrom("lead_events")
      .select(["who", "what", "at"])
      .where("lead_id", "=", id)
      .where("what", "in", [...Object.values(actNames), takenBack])
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst();
    return { is: "conflict" as const, by };
  });
}

/**
 * Notes that a lead was opened, the first time. Opening does not move it: only an answer takes it
 * out of *Waiting*.
 */
export function noteSeen({ commit, now }: Database, who: string, id: string): Promise<void> {
  return commit(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("leads")
      .set({ seen_at: now() })
      .where("id", "=", id)
      .where("seen_at", "=", 0)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) await noteEvent(trx, now, { leadId: id, who, what: "opened" });
  });
}

/** Adds a note; notes never conflict. False when the lead is gone. */
export function addNote(
  { commit, now }: Database,
  who: string,
  { id, text }: { id: string; text: string },
): Promise<boolean> {
  return commit(async (trx) => {
    const lead = await trx.selectFrom("leads").select("id").where("id", "=", id).executeTakeFirst();
    if (!lead) return false;
    await noteEvent(trx, now, { leadId: id, who, what: "noted", text });
    return true;
  });
}
