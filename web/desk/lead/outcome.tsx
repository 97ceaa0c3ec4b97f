import { Form } from "react-router";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { doneNames } from "../tray/tray-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayClock } from "../ui/say-time.ts";
import type { Undo } from "./undo.ts";

/** The result of the last act on this page. */
export type OutcomeOfAct =
  | { is: "done"; act: LeadAct; undo: Undo | undefined; version: number }
  | {
      is: "conflict";
      by: { who: string; what: string; at: number } | undefined;
      act: LeadAct;
      note: string;
    }
  | { is: "gone"; note: string }
  | { is: "noted"; key: number }
  | { is: "sent"; mails: number };

/** Shows the result where the person looks: below the buttons. */
export function Outcome({
  outcome,
  lead,
  people,
}: {
  outcome: OutcomeOfAct | undefined;
  lead: DeskLead;
  people: readonly DeskPerson[];
}) {
  if (!outcome) return null;
  if (outcome.is === "conflict") {
    const { by } = outcome;
    const who = people.find(({ address }) => address === by?.who)?.name ?? by?.who;
    return (
      <div className="say fresh gap" role="alert">
        <DeskIcon name="alert" />
        <div>
          <b className="b">
            {by ? `${who} ${by.what} it at ${sayClock(by.at)}.` : "It changed meanwhile."}
          </b>{" "}
          You see it as it is now; nothing was overwritten.
        </div>
      </div>
    );
  }
  if (outcome.is === "sent")
    return (
      <p className="say gap" role="status">
        {outcome.mails > 0 ? "The mail is tried again now." : "There is no mail to send again."}
      </p>
    );
  if (outcome.is !== "done") return null;
  const { act, undo, version } = outcome;
  return (
    <div className="toast gap" role="status">
      <span>
        {doneNames[act]}: {lead.name}
      </span>
      {undo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="to" value={undo.to} />
          <input type="hidden" name="undone" value="yes" />
          <button type="submit" className="btn" name="act" value={undo.act} data-key="z">
            Undo <kbd>z</kbd>
          </button>
        </Form>
      )}
    </div>
  );
}
