import { leadWords } from "#content/desk/lead-words.ts";
import { Empty } from "../ui/empty.tsx";
import { sayDay } from "../ui/say-time.ts";
import type { OutcomeOfAct } from "./outcome.tsx";

const words = leadWords.gone;

/** In place of a lead that was erased, or never was. A note that was typed meanwhile stays. */
export function Gone({
  erased,
  outcome,
  now,
}: {
  erased: { who: string; at: number } | undefined;
  outcome: OutcomeOfAct | undefined;
  now: number;
}) {
  const note = outcome && "note" in outcome ? outcome.note : "";
  return (
    <section className="pane one" aria-label={words.label}>
      <Empty
        title={erased ? words.erased : words.unknown}
        text={erased ? words.by(erased.who, sayDay(erased.at, now)) : words.incomplete}
      >
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
