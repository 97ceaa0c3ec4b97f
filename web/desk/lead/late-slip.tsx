import { site } from "#content/site.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { sayWhen } from "../ui/say-time.ts";

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
  return (
    <div className="wywo">
      <b>Waits {Math.floor((now - lead.createdAt) / hour)} hours</b>
      <span />
      <span>Since</span>
      <span>{sayWhen(lead.createdAt, now)}</span>
      <span>Promised</span>
      <span>an answer within {site.replyWithinHours} hours</span>
      <span>Taken by</span>
      <span>{owner?.name ?? "nobody"}</span>
    </div>
  );
}
