import { type MouseEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { exportNames, trayWords } from "#content/desk/tray-words.ts";
import { deskBase, deskForms } from "#contract/desk-paths.ts";
import type { LeadAct, TrayQuery } from "#contract/desk-tray.ts";
import { isUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { useScripted } from "../use-scripted.ts";
import type { clientAction } from "./act.tsx";
import { BulkOutcome } from "./bulk-outcome.tsx";
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

const exportPath = deskBase + deskForms.export;

/** A file is no page of the router: the chosen leads are fetched as a link to one would be. */
function saveChosen(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const search = new URLSearchParams({ format: "csv" });
  for (const pick of new FormData(form).getAll("pick")) search.append("pick", String(pick));
  location.assign(`${exportPath}?${search}`);
}

/**
 * Acts on all chosen leads; shown while a box is checked. It does not leave the list before it
 * reached the server, so that the boxes stay checked when it did not.
 */
export function BulkBar({ query }: { query: TrayQuery }) {
  const { Form, data } = useFetcher<typeof clientAction>();
  const scripted = useScripted();
  const chosen = useChosen();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (data && !isUnsent(data)) form.current?.reset();
  }, [data]);
  return (
    <>
      {isUnsent(data) && <UnsentBar unsent={data} />}
      {data && !isUnsent(data) && <BulkOutcome outcome={data} key={data.at} />}
      <Form id={bulkForm} method="post" action={deskForms.act} ref={form}>
        <input type="hidden" name="back" value={writeTrayQuery(query)} />
        {scripted && <input type="hidden" name="stay" value="1" />}
        <fieldset className="bulk">
          <legend className="vh">{words.label}</legend>
          {chosen > 0 && <b>{words.chosen(chosen)}</b>}
          {acts.map(({ act, label }) => (
            <button key={act} type="submit" className="btn" name="act" value={act}>
              {label}
            </button>
          ))}
          <button
            type="submit"
            className="btn"
            formAction={exportPath}
            formMethod="get"
            title={exportNames.csv.title}
            onClick={saveChosen}
          >
            {words.export}
          </button>
          <button type="reset" className="btn end" aria-label={words.none} data-key="Escape">
            <DeskIcon name="x" small />
          </button>
        </fieldset>
      </Form>
    </>
  );
}
