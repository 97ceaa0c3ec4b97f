import type { ActRequest, ActResult } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { recordMarked } from "#server/webhooks/record-event.ts";
import { noteEvent } from "./lead-events.ts";
import { actNames, afterAct } from "./lead-machine.ts";

/**
 * Does one act for a person. It requires the version that they saw: the slower of two people
 * overwrites nothing and is told who was faster.
 */
export function actOnLead(
  { commit, now }: Database,
  who: string,
  { id, version, act, to }: ActRequest,
): Promise<ActResult> {
  return commit(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select(["folder", "owner", "standing", "answered_at", "version"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!lead) return { is: "gone" as const };
    const { version: current, ...state } = lead;
    const next =
      current === version
        ? afterAct(state, act, { who, at: await clock(trx, now), ...(to && { to }) })
        : undefined;
    if (next) {
      const { numUpdatedRows } = await trx
        .updateTable("leads")
        .set({ ...next, version: version + 1 })
        .where("id", "=", id)
        .where("version", "=", version)
        .executeTakeFirst();
      if (numUpdatedRows === 1n) {
        await noteEvent(trx, now, { leadId: id, who, what: actNames[act], text: to ?? "" });
        await recordMarked(trx, now, id, { from: state.standing, to: next.standing });
        return { is: "done" as const, version: version + 1 };
      }
    }
    const by = await trx
      .selectFrom("lead_events")
      .select(["who", "what", "at"])
      .where("lead_id", "=", id)
      .where("what", "not in", ["noted", "opened", "reminded", "sent the mail again"])
      .orderBy("at", "desc")
      .limit(1)
      .executeTakeFirst();
    return { is: "conflict" as const, by };
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
