import type { ActRequest, ActResult } from "#contract/desk-tray.ts";
import type { Database } from "#server/db/database.ts";
import { clock } from "#server/desk/sign-in/sign-in-links.ts";
import { recordMarked } from "#server/webhooks/record-event.ts";
import { noteEvent } from "./lead-events.ts";
import { actNames, afterAct, type LeadState } from "./lead-machine.ts";

/** The name of every act that takes another one back. */
const takenBack = "took the last act back";

/**
 * Does one act for a person. It requires the version that they saw: the slower of two people
 * overwrites nothing and is told who was faster.
 */
export function actOnLead(
  { commit, now }: Database,
  who: string,
  request: ActRequest,
): Promise<ActResult> {
  const { id, version } = request;
  return commit(async (trx) => {
    const lead = await trx
      .selectFrom("leads")
      .select(["folder", "owner", "standing", "answered_at", "version", "seen_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!lead) return { is: "gone" as const };
    const { version: current, seen_at, ...state } = lead;
    const at = await clock(trx, now);
    const next = current === version ? afterRequest(state, request, who, at) : undefined;
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
          what: request.act === "undo" ? takenBack : actNames[request.act],
          text: (request.act === "handOver" && request.to) || "",
        });
        await recordMarked(trx, now, id, { from: state.standing, to: next.standing });
        const { answered_at: answeredAt, ...before } = state;
        return { is: "done" as const, version: version + 1, before: { ...before, answeredAt } };
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

/** Undo puts the state from before back; any other act has one that follows from it. */
function afterRequest(state: LeadState, request: ActRequest, who: string, at: number) {
  if (request.act !== "undo") return afterAct(state, request.act, { who, at, to: request.to });
  const { answeredAt, ...before } = request.before;
  return { ...before, answered_at: answeredAt };
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
