import { Form, useNavigation } from "react-router";
import { leadWords } from "#content/desk/lead-words.ts";
import type { DeskLead } from "#contract/desk-lead.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import type { LeadAct } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useMenu } from "../ui/use-menu.ts";
import { MoreActs } from "./more-acts.tsx";

const words = leadWords.acts;

/** Id of the form; the field for a note belongs to it, too. */
export const actsForm = "acts";

interface Act {
  act: LeadAct | "takeOver";
  label: string;
  key?: string;
  wide?: true;
}

const take: Act = { act: "take", label: words.take, key: "t", wide: true };
const takeOver: Act = { act: "takeOver", label: words.takeOver, key: "t", wide: true };
const release: Act = { act: "release", label: words.release, wide: true };
const close: Act = { act: "close", label: words.close, key: "d", wide: true };

/** The acts that fit a lead's folder and owner. */
function actsOf(lead: DeskLead, person: DeskPerson): Act[] {
  const hands = lead.owner === "" ? take : lead.owner === person.address ? release : takeOver;
  if (lead.folder === "marked") return [{ act: "ok", label: words.ok }, hands];
  if (lead.folder === "waiting")
    return [hands, { act: "answered", label: words.answered, key: "r" }, close];
  return [{ act: "wait", label: words.wait }, ...(lead.folder === "answered" ? [close] : [])];
}

/** The acts on a lead. The form sends the version that it was shown with. */
export function Acts(props: {
  lead: DeskLead;
  people: readonly DeskPerson[];
  person: DeskPerson;
  list: string;
}) {
  const { lead, person } = props;
  const acts = actsOf(lead, person);
  const busy = useNavigation().state === "submitting";
  const reference = `\n\n\n${words.reference} ${lead.id}`;
  const answer = new URLSearchParams({ subject: `Re: ${lead.subject}`, body: reference });
  return (
    <Form method="post" id={actsForm} className="acts" preventScrollReset aria-label={words.label}>
      <input type="hidden" name="version" value={lead.version} />
      <a
        className="btn"
        href={`mailto:${lead.email}?${String(answer).replaceAll("+", "%20")}`}
        data-key="a"
      >
        <DeskIcon name="mail" />
        {words.answer} <kbd>a</kbd>
      </a>
      {acts.map(({ act, label, key, wide }) => (
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
      <a className="btn line wide" href="#note">
        {words.note} <kbd>n</kbd>
      </a>
      <details ref={useMenu()} className="more-acts">
        <summary className="btn bare sq" aria-label={words.more}>
          <DeskIcon name="more" />
        </summary>
        <div className="menu">
          {acts
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
