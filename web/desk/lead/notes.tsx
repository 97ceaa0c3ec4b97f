import { Form, useNavigation } from "react-router";
import type { DeskLead } from "#contract/desk-lead.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { sayWhen } from "../ui/say-time.ts";
import type { OutcomeOfAct } from "./outcome.tsx";

/** Notes of the team; they only ever add. An empty field appears when one was kept. */
export function Notes({
  lead,
  now,
  outcome,
}: {
  lead: DeskLead;
  now: number;
  outcome: OutcomeOfAct | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  return (
    <section className="notes">
      <h2>Notes</h2>
      {lead.notes.map(({ id, at, who, text }) => (
        <div className="note1" key={id}>
          <span />
          <div>
            <p className="said">{text}</p>
            <p className="sm">
              {who}, {sayWhen(at, now)}
            </p>
          </div>
        </div>
      ))}
      <Form method="post" preventScrollReset key={outcome?.is === "noted" ? outcome.key : lead.id}>
        <div className="cell gap">
          <label htmlFor="note">A note for the team; the visitor never sees it</label>
          <textarea
            id="note"
            name="note"
            rows={2}
            required
            maxLength={fieldLimits.message}
            data-key="n"
          />
        </div>
        <button type="submit" className="btn line lo gap" name="act" value="note" disabled={busy}>
          Keep the note
        </button>
      </Form>
    </section>
  );
}
