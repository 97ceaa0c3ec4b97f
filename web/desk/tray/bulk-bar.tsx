import { useFetcher } from "react-router";
import { trayWords } from "#content/desk/tray-words.ts";
import { deskForms } from "#contract/desk-paths.ts";
import type { LeadAct, TrayQuery } from "#contract/desk-tray.ts";
import { isUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { writeTrayQuery } from "./tray-query.ts";
import { useChosen } from "./use-chosen.ts";

const words = trayWords.bulk;

/** The boxes of the rows belong to this form. */
export const bulkForm = "chosen";

const acts: { act: LeadAct; label: string }[] = [
  { act: "take", label: words.take },
  { act: "answered", label: words.answered },
  { act: "close", label: words.close },
  { act: "spam", label: words.spam },
];

/**
 * Acts on all chosen leads; shown while a box is checked. It does not leave the list before it
 * reached the server, so that the boxes stay checked when it did not.
 */
export function BulkBar({ query }: { query: TrayQuery }) {
  const { Form, data } = useFetcher();
  const chosen = useChosen();
  return (
    <>
      {isUnsent(data) && <UnsentBar unsent={data} />}
      <Form id={bulkForm} method="post" action={deskForms.act}>
        <input type="hidden" name="back" value={writeTrayQuery(query)} />
        <fieldset className="bulk">
          <legend className="vh">{words.label}</legend>
          {chosen > 0 && <b>{words.chosen(chosen)}</b>}
          {acts.map(({ act, label }) => (
            <button key={act} type="submit" className="btn" name="act" value={act}>
              {label}
            </button>
          ))}
          <button type="reset" className="btn end" aria-label={words.none}>
            <DeskIcon name="x" small />
          </button>
        </fieldset>
      </Form>
    </>
  );
}
