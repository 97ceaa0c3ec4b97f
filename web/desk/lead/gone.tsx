import { leadWords } from "#content/desk/lead-words.ts";
import { Empty } from "../ui/empty.tsx";
import { sayLongDay } from "../ui/say-time.ts";
import type { OutcomeOfAct } from "./outcome.tsx";

const words = leadWords.gone;

/** Query parameter: the lead was erased, but the database's log could not be emptied yet. */
export const loggedMark = "logged";

/** In place of a lead that was erased, or never was. A note that was typed meanwhile stays. */
export function Gone({
  erased,
  logged,
  outcome,
  now,
}: {
  erased: { who: string; at: number } | undefined;
  logged: boolean;
  outcome: OutcomeOfAct | undefined;
  now: number;
}) {
  const note = outcome && "note" in outcome ? outcome.note : "";
  return (
    <section className="pane one" aria-label={words.label}>
      <Empty
        title={erased ? words.erased : words.unknown}
        text={erased ? words.by(erased.who, sayLongDay(erased.at, now)) : words.incomplete}
      >
        {erased && <p>{logged ? words.logged : words.nothingLeft}</p>}
        {note && (
          <>
            <p>{words.note}</p>
            <p className="say said">{note}</p>
          </>
        )}
      </Empty>
    </section>
  );
}
