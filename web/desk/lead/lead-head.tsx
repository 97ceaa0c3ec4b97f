import { Link } from "react-router";
import { leadWords as words } from "#content/desk/lead-words.ts";
import { sayForm } from "#content/desk/tray-words.ts";
import type { DeskLead, LeadNeighbors } from "#contract/desk-lead.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayWhen } from "../ui/say-time.ts";

/** The name and the ways to reach them. */
export function LeadHead({
  lead,
  list,
  neighbors,
  position,
  now,
}: {
  lead: DeskLead;
  list: string;
  neighbors: LeadNeighbors;
  /** "Waiting, 4 of 11"; may be empty. */
  position: string;
  now: number;
}) {
  const { before, after } = neighbors;
  const phones = [
    { number: lead.officeNumber, kind: words.phones.office },
    { number: lead.mobileNumber, kind: words.phones.mobile },
  ].filter(({ number }) => number);
  return (
    <>
      <p className="pos">
        <Link className="btn bare back" to={`/${list}`}>
          <DeskIcon name="left" />
          {words.back}
        </Link>
        <span className="wk-only">{position}</span>
        <span className="end keys">
          <kbd>[</kbd> <kbd>]</kbd>
        </span>
        {before && (
          <Link
            className="btn bare sq"
            to={`/leads/${before}${list}`}
            aria-label={words.before}
            data-key="["
          >
            <DeskIcon name="left" />
          </Link>
        )}
        {after && (
          <Link
            className="btn bare sq"
            to={`/leads/${after}${list}`}
            aria-label={words.next}
            data-key="]"
          >
            <DeskIcon name="right" />
          </Link>
        )}
        <CopyButton
          key={lead.id}
          text={() => `${location.origin}${location.pathname}`}
          label={words.copyAddress}
          copied={words.addressCopied}
          className="btn bare sq wk-only"
          wordless
        />
      </p>
      <header className="hd">
        <h1>{lead.name}</h1>
        <p className="firm">
          {[lead.firm, sayForm(lead.form).toLowerCase(), sayWhen(lead.createdAt, now)]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <p className="reach">
          <a href={`mailto:${lead.email}`}>
            <DeskIcon name="mail" />
            {lead.email}
          </a>
          {phones.map(({ number, kind }) => (
            <a key={kind} href={`tel:${number.replace(/[^+\d]/g, "")}`}>
              <DeskIcon name="phone" />
              {number} <span className="mute">{kind}</span>
            </a>
          ))}
        </p>
      </header>
    </>
  );
}
