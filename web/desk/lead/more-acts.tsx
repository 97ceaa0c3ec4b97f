import { Link } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useScripted } from "../use-scripted.ts";
import { leadText } from "./copy-lead.ts";

const words = leadWords.acts;

/** Acts that are needed less often: hand over, copy, print, send again, erase. */
export function MoreActs({
  lead,
  people,
  person,
  list,
}: {
  lead: DeskLead;
  people: readonly DeskPerson[];
  person: DeskPerson;
  list: string;
}) {
  const others = people.filter(({ address }) => address !== lead.owner);
  const scripted = useScripted();
  return (
    <>
      {others.length > 0 && (
        <p className="row">
          <label className="vh" htmlFor="to">
            {words.handOverTo}
          </label>
          <select id="to" name="to">
            {others.map(({ address, name }) => (
              <option key={address} value={address}>
                {address === person.address ? words.me(name) : name}
              </option>
            ))}
          </select>
          <button type="submit" name="act" value="handOver" className="btn line lo">
            {words.handOver}
          </button>
        </p>
      )}
      {scripted && (
        <>
          <CopyButton
            text={() => leadText(lead, leadWords.speakers)}
            label={words.copy}
            copied={words.copied}
            className="btn bare"
          />
          <button type="button" className="btn bare" onClick={() => print()}>
            <DeskIcon name="print" />
            {words.print}
          </button>
        </>
      )}
      {lead.folder === "waiting" && (
        <button type="submit" name="act" value="spam" className="btn bare" data-key="!">
          <DeskIcon name="ban" />
          {words.spam} <kbd>!</kbd>
        </button>
      )}
      {lead.unsent && (
        <button type="submit" name="act" value="sendAgain" className="btn bare">
          <DeskIcon name="sync" />
          {words.sendAgain}
        </button>
      )}
      <Link className="btn bare" to={`/leads/${lead.id}/erase${list}`}>
        <DeskIcon name="trash" />
        {words.erase}
      </Link>
    </>
  );
}
