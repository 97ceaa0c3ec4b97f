import { Form } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaWeek } from "#contract/desk-agenda.ts";
import type { AgendaOutcome } from "./agenda-outcome.ts";
import { CallsInside } from "./block-form.tsx";

/** What the last act did. `canceled`: a call was canceled on its own page. */
export function AgendaNote({
  outcome,
  canceled,
  week,
  now,
  back,
}: {
  outcome: AgendaOutcome | undefined;
  canceled: boolean;
  week: AgendaWeek;
  now: number;
  back: string;
}) {
  if (!outcome)
    return canceled ? (
      <p className="say fresh" role="status">
        {words.cancelCall.done}
      </p>
    ) : null;
  switch (outcome.is) {
    case "blocked":
      return (
        <>
          <p className="say fresh" role="status">
            {words.block.done}
          </p>
          <CallsInside calls={outcome.booked} now={now} back={back} />
        </>
      );
    case "opened":
      return (
        <div className="toast" role="status">
          <span>{outcome.undo ? words.block.opened : words.block.wasOpen}</span>
          {outcome.undo && (
            <Form method="post" preventScrollReset>
              {Object.entries(outcome.undo).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <button type="submit" className="btn" name="act" value="block" data-key="z">
                {words.block.undo} <kbd>z</kbd>
              </button>
            </Form>
          )}
        </div>
      );
    case "noted": {
      const call = week.days.flatMap(({ calls }) => calls).find(({ id }) => id === outcome.id);
      const what = outcome.outcome && words.outcomes[outcome.outcome];
      return (
        <p className="say fresh" role="status">
          {[words.noted, call?.name, what].filter(Boolean).join(", ")}
        </p>
      );
    }
    case "feed":
      return (
        <p className="say fresh" role="status">
          {outcome.renewed ? words.feed.renewed : words.feed.notRenewed}
        </p>
      );
    case "tooEarly":
      return (
        <p className="say bad" role="alert">
          {words.outcomeTooEarly}
        </p>
      );
    default:
      return null;
  }
}
