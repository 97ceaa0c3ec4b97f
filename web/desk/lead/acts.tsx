import { Form, useNavigation } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { MoreActs } from "./more-acts.tsx";
import { SeenState } from "./seen-state.tsx";

const words = leadWords.acts;

/** Id of the form; the field for a note belongs to it, too. */
export const actsForm = "acts";

interface Act {
  act: LeadAct;
  label: string;
  key?: string;
  wide?: true;
}

const take: Act = { act: "take", label: words.take, key: "t", wide: true };
const release: Act = { act: "release", label: words.release, wide: true };
const close: Act = { act: "close", label: words.close, key: "d", wide: true };

/** The acts that fit a lead's folder and owner. */
function actsOf(lead: DeskLead): Act[] {
  const hands = lead.owner === "" ? take : release;
  if (lead.folder === "marked") return [{ act: "ok", label: words.ok }, hands];
  if (lead.folder === "waiting")
    return [
      hands,
      { act: "answered", label: words.answered, key: "r" },
      close,
      { act: "spam", label: words.spam, key: "!", wide: true },
    ];
  return [{ act: "wait", label: words.wait }, ...(lead.folder === "answered" ? [close] : [])];
}

/** The acts on a lead. The form sends the version that it was shown with. */
export function Acts(props: {
  lead: DeskLead;
  people: readonly DeskPerson[];
  person: DeskPerson;
  list: string;
}) {
  const { lead } = props;
  const busy = useNavigation().state === "submitting";
  const reference = `\n\n\n${words.reference} ${lead.id}`;
  const answer = new URLSearchParams({ subject: `Re: ${lead.subject}`, body: reference });
  return (
    <Form method="post" id={actsForm} className="acts" preventScrollReset aria-label={words.label}>
      <SeenState lead={lead} />
      <a
        className="btn"
        href={`mailto:${lead.email}?${String(answer).replaceAll("+", "%20")}`}
        data-key="a"
      >
        <DeskIcon name="mail" />
        {words.answer} <kbd>a</kbd>
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
        <summary className="btn bare sq" aria-label={words.more}>
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
          <MoreActs {...props} />
        </div>
      </details>
    </Form>
  );
}
