import { Form, Link, useNavigation } from "react-router";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { SeenState } from "./seen-state.tsx";

interface Act {
  act: LeadAct;
  label: string;
  key?: string;
  wide?: true;
}

/** The acts that fit a lead's folder and owner. */
function actsOf(lead: DeskLead): Act[] {
  const free = lead.owner === "";
  if (lead.folder === "marked")
    return [{ act: "ok", label: "It is a person" }, ...(free ? [take] : [release])];
  if (lead.folder === "waiting")
    return [
      free ? take : release,
      { act: "answered", label: "Answered", key: "r" },
      { act: "close", label: "Close", key: "d", wide: true },
      { act: "spam", label: "Spam", key: "!", wide: true },
    ];
  return [
    { act: "wait", label: "Back to Waiting" },
    ...(lead.folder === "answered"
      ? [{ act: "close", label: "Close", key: "d", wide: true } as const]
      : []),
  ];
}

const take: Act = { act: "take", label: "Take it", key: "t", wide: true };
const release: Act = { act: "release", label: "Give back", wide: true };

/**
 * The acts on a lead. Every button is a form of its own, and sends the version it was shown with.
 */
export function Acts({
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
  const busy = useNavigation().state === "submitting";
  const others = people.filter(({ address }) => address !== lead.owner);
  const reference = `\n\n\nReference: ${lead.id}`;
  const answer = new URLSearchParams({ subject: `Re: ${lead.subject}`, body: reference });
  return (
    <Form method="post" className="acts" preventScrollReset aria-label="What to do">
      <SeenState lead={lead} />
      <a
        className="btn"
        href={`mailto:${lead.email}?${String(answer).replaceAll("+", "%20")}`}
        data-key="a"
      >
        <DeskIcon name="mail" />
        Answer by mail <kbd>a</kbd>
      </a>
      {actsOf(lead).map(({ act, label, key, wide }) => (
        <button
          key={act}
          type="submit"
          name="act"
          value={act}
          className={wide ? "btn line wide" : "btn line"}
          disabled={busy}
          data-key={key}
        >
          {label} {key && <kbd>{key}</kbd>}
        </button>
      ))}
      <details className="more-acts">
        <summary className="btn bare sq" aria-label="More: hand over, send again, print, erase">
          <DeskIcon name="more" />
        </summary>
        <div className="menu">
          {actsOf(lead)
            .filter(({ wide }) => wide)
            .map(({ act, label }) => (
              <button
                key={act}
                type="submit"
                name="act"
                value={act}
                className="btn bare narrow-act"
                disabled={busy}
              >
                {label}
              </button>
            ))}
          {others.length > 0 && (
            <p className="row">
              <label className="vh" htmlFor="to">
                Hand over to
              </label>
              <select id="to" name="to">
                {others.map(({ address, name }) => (
                  <option key={address} value={address}>
                    {address === person.address ? `${name} (me)` : name}
                  </option>
                ))}
              </select>
              <button type="submit" name="act" value="handOver" className="btn line lo">
                Hand over
              </button>
            </p>
          )}
          {lead.unsent && (
            <button type="submit" name="act" value="sendAgain" className="btn bare">
              <DeskIcon name="sync" />
              Send the mail again
            </button>
          )}
          <Link className="btn bare" to={`/leads/${lead.id}/erase${list}`}>
            <DeskIcon name="trash" />
            Erase…
          </Link>
        </div>
      </details>
    </Form>
  );
}
