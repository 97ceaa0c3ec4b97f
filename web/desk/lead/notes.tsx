import { useNavigation } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { sayWhen } from "../ui/say-time.ts";
import { Who } from "../ui/who.tsx";
import { actsForm } from "./acts.tsx";
import type { OutcomeOfAct } from "./outcome.tsx";

const words = leadWords.notes;

/**
 * Notes of the team; they only ever add. The field belongs to the form of the acts, so that a typed
 * note comes back with any of them. It is empty again when one was kept.
 */
export function Notes({
  lead,
  people,
  now,
  outcome,
}: {
  lead: DeskLead;
  people: readonly DeskPerson[];
  now: number;
  outcome: OutcomeOfAct | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  return (
    <section className="notes">
      <h2>{words.title}</h2>
      {lead.notes.map(({ id, at, who, text }) => (
        <div className="note1" key={id}>
          <Who
            person={{ name: who, address: "" }}
            second={people.findIndex(({ name }) => name === who) > 0}
          />
          <div>
            <p className="said">{text}</p>
            <p className="sm">
              {who}, {sayWhen(at, now)}
            </p>
          </div>
        </div>
      ))}
      <div className="write">
        <div className="cell gap">
          <label htmlFor="note">{words.label}</label>
          <textarea
            key={outcome?.is === "noted" ? outcome.key : lead.id}
            id="note"
            name="note"
            form={actsForm}
            rows={2}
            maxLength={fieldLimits.message}
            defaultValue={outcome && "note" in outcome ? outcome.note : ""}
            data-key="n"
          />
        </div>
        <button
          type="submit"
          form={actsForm}
          className="btn line lo gap"
          name="act"
          value="note"
          disabled={busy}
        >
          {words.keep}
        </button>
      </div>
    </section>
  );
}
