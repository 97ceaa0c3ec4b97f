import { Form, useNavigation } from "react-router";
import { agendaWords as words } from "#content/desk/agenda-words.ts";
import type { AgendaWeek } from "#contract/desk-agenda.ts";
import { sayBlock } from "./say-block.ts";

/** What is blocked in the week, each with the button that opens it again. */
export function BlockedList({ week, now }: { week: AgendaWeek; now: number }) {
  const busy = useNavigation().state !== "idle";
  const blocks = new Map(week.days.flatMap((day) => day.blocks.map((block) => [block.id, block])));
  if (blocks.size === 0) return null;
  return (
    <section className="gap">
      <h2>{words.blockedTimes}</h2>
      <ul>
        {[...blocks.values()].map(({ id, start, end, why }) => (
          <li key={id} id={`block-${id}`} className="blocked">
            <p>{sayBlock({ start, end }, now)}</p>
            {why && <p className="sm mute">{why}</p>}
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <button
                type="submit"
                className="btn line lo"
                name="act"
                value="unblock"
                disabled={busy}
              >
                {words.open}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
