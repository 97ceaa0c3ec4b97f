import { type ActionFunctionArgs, data } from "react-router";
import { type ActResult, type LeadAct, leadActs } from "#contract/desk-tray.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { deskOf } from "../desk-context.ts";
import type { OutcomeOfAct } from "./outcome.tsx";
import { readBefore } from "./undo.ts";

/** Every form of a lead's page. A typed note comes back with whatever happened. */
export async function leadAction({ context, params, request }: ActionFunctionArgs) {
  const { lead, tray, connections, person } = deskOf(context);
  const id = params.id ?? "";
  const fields = await request.formData();
  const field = (name: string) => String(fields.get(name) ?? "");
  const note = field("note");
  const answer = (outcome: OutcomeOfAct, status = 200) => data(outcome, status);
  const done = (result: ActResult, act: LeadAct | "undo") => {
    if (result.is === "gone") return answer({ is: "gone", note }, 410);
    if (result.is === "conflict") return answer({ is: "conflict", by: result.by, act, note }, 409);
    const { version, before } = result;
    return answer({ is: "done", act, before: act === "undo" ? undefined : before, version, note });
  };
  switch (field("act")) {
    case "note": {
      const text = note.trim().slice(0, fieldLimits.message);
      const kept = text === "" || (await lead.note(id, text));
      return kept ? answer({ is: "noted", key: Date.now() }) : answer({ is: "gone", note }, 410);
    }
    case "seen":
      await lead.seen(id);
      return answer({ is: "seen" });
    case "sendAgain":
      return answer({ is: "sent", mails: await lead.sendAgain(id), note });
    case "replay": {
      const count = await connections.replay({ delivery: field("delivery") });
      return answer({ is: "replayed", count, note });
    }
  }
  const before = field("act") === "undo" ? readBefore(field) : undefined;
  const version = Number(field("version"));
  if (before) return done(await tray.act({ id, version, act: "undo", before }), "undo");
  // Taking over needs no choice of a person: the field `to` belongs to handing over.
  const isTakenOver = field("act") === "takeOver";
  const act = isTakenOver ? "handOver" : leadActs.find((name) => name === field("act"));
  if (!act) throw new Response(null, { status: 400 });
  const to = isTakenOver ? person.address : field("to");
  return done(await tray.act({ id, version, act, ...(to && { to }) }), act);
}
