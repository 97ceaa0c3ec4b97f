import { type ActionFunctionArgs, data } from "react-router";
import { callOutcomes } from "#contract/desk-agenda.ts";
import { deskOf } from "../desk-context.ts";
import type { AgendaOutcome } from "./agenda-outcome.ts";
import { mostReasonLetters, type TypedBlock } from "./block-part.ts";

/** Every form of the agenda; what was typed to block a time comes back with its refusal. */
export async function agendaAction({ context, request }: ActionFunctionArgs) {
  const { agenda } = deskOf(context);
  const fields = await request.formData();
  const field = (name: string) => String(fields.get(name) ?? "").trim();
  const done = (outcome: AgendaOutcome, status = 200) =>
    data({ outcome, typed: typedIn(field) }, status);
  switch (field("act")) {
    case "block": {
      const { whole, ...typed } = typedIn(field);
      if (!whole && !(typed.fromTime && typed.toTime))
        return done({ is: "refused", why: "unreadable" }, 422);
      const times = whole ? { fromTime: "", toTime: "" } : {};
      const result = await agenda.block({ ...typed, ...times });
      return result.is === "blocked"
        ? done({ is: "blocked", booked: result.booked, key: Date.now() })
        : done(result, 422);
    }
    case "unblock":
      return done({ is: "opened", undo: await agenda.unblock(field("id")) });
    case "outcome": {
      const outcome = callOutcomes.find((name) => name === field("outcome")) ?? "";
      const id = field("id");
      const noted = await agenda.setOutcome(id, outcome);
      return noted ? done({ is: "noted", id, outcome }) : done({ is: "tooEarly" }, 409);
    }
    case "feed":
      return done({ is: "feed", renewed: await agenda.renewFeed() });
    default:
      throw new Response(null, { status: 400 });
  }
}

const typedIn = (field: (name: string) => string): TypedBlock => ({
  from: field("from"),
  fromTime: field("fromTime"),
  to: field("to") || field("from"),
  toTime: field("toTime"),
  why: field("why").slice(0, mostReasonLetters),
  whole: field("whole") !== "",
});
