import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { sayClock, sayLongDay, sayWhen } from "../ui/say-time.ts";

const words = leadWords.late;
const hour = 3_600_000;

/** The pink slip on a lead that waits longer than the company promises. */
export function LateSlip({
  lead,
  people,
  now,
}: {
  lead: DeskLead;
  people: readonly DeskPerson[];
  now: number;
}) {
  const owner = people.find(({ address }) => address === lead.owner);
  const taken = lead.trail.findLast(({ what }) => what === "took" || what === "handed over");
  return (
    <div className="wywo">
      <b>{words.waits(Math.floor((now - lead.createdAt) / hour))}</b>
      <span />
      <span>{words.since}</span>
      <span>{`${sayLongDay(lead.createdAt, now)}, ${sayClock(lead.createdAt)}`}</span>
      <span>{words.promised}</span>
      <span>{words.promise}</span>
      <span>{words.takenBy}</span>
      <span>
        {owner && taken
          ? words.taken(owner.name, sayWhen(taken.at, now))
          : (owner?.name ?? words.nobody)}
      </span>
    </div>
  );
}
