import { Form } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import { doneNames } from "#content/desk/tray-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct, LeadBefore } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClock, sayClockExactly } from "../ui/say-time.ts";
import { useBrief } from "../ui/use-brief.ts";

const words = leadWords.outcome;

/** The result of the last act on this page. `note`: typed, and not kept by this act. */
export type OutcomeOfAct =
  | {
      is: "done";
      act: LeadAct | "undo";
      /** What undo puts back; undefined for what cannot be undone. */
      before: LeadBefore | undefined;
      version: number;
      note: string;
    }
  | {
      is: "conflict";
      by: { who: string; what: string; at: number } | undefined;
      act: LeadAct | "undo";
      note: string;
    }
  | { is: "gone"; note: string }
  | { is: "noted"; key: number }
  | { is: "seen" }
  | { is: "sent"; mails: number; note: string }
  | { is: "replayed"; count: number; note: string };

interface Props {
  lead: DeskLead;
  people: readonly DeskPerson[];
  person: DeskPerson;
}

/** Shows the result where the person looks: below the buttons. */
export function Outcome({ outcome, ...props }: Props & { outcome: OutcomeOfAct | undefined }) {
  switch (outcome?.is) {
    case "conflict":
      return <Conflict outcome={outcome} {...props} />;
    case "sent":
      return (
        <p className="say gap" role="status">
          {outcome.mails > 0 ? words.triedAgain : words.nothingToSend}
        </p>
      );
    case "replayed":
      return (
        <p className="say gap" role="status">
          {outcome.count > 0 ? words.delivered : words.nothingToDeliver}
        </p>
      );
    case "done":
      return <Done outcome={outcome} lead={props.lead} key={outcome.version} />;
    default:
      return null;
  }
}

function Conflict({
  outcome: { by, act, note },
  lead,
  people,
  person,
}: Props & { outcome: Extract<OutcomeOfAct, { is: "conflict" }> }) {
  const who = people.find(({ address }) => address === by?.who)?.name ?? by?.who ?? "";
  const isTaken = act === "take" && by?.what === "took" && lead.owner === by.who;
  if (isTaken)
    return (
      <div className="say gap" role="alert">
        <DeskIcon name="user" />
        <div>
          <b className="b">{words.hasIt(who, sayClockExactly(by.at))}</b> {words.stillAnswer}
        </div>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={lead.version} />
          <input type="hidden" name="to" value={person.address} />
          <button type="submit" className="btn line lo" name="act" value="handOver">
            {words.takeOver}
          </button>
        </Form>
      </div>
    );
  return (
    <div className="say fresh gap" role="alert">
      <DeskIcon name="user" />
      <div>
        <b className="b">{by ? words.faster(who, by.what, sayClock(by.at)) : words.changed}</b>{" "}
        {words.asItIs}
        {note && ` ${words.noteKept}`}
      </div>
    </div>
  );
}

function Done({
  outcome: { act, before, version },
  lead,
}: {
  outcome: Extract<OutcomeOfAct, { is: "done" }>;
  lead: DeskLead;
}) {
  const { isShown, ref } = useBrief<HTMLDivElement>();
  if (!isShown) return null;
  return (
    <div className="toast gap" role="status" ref={ref}>
      <span>
        {doneNames[act]}: {lead.name}
      </span>
      {before && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          {Object.entries(before).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn" name="act" value="undo" data-key="z">
            {words.undo} <kbd>z</kbd>
          </button>
        </Form>
      )}
    </div>
  );
}
