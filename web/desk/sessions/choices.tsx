import { Form, useNavigation } from "react-router";
import { sessionWords } from "#content/desk/session-words.ts";
import type { DeskChoices } from "#contract/desk-sessions.ts";
import { Tick } from "../ui/tick.tsx";

const words = sessionWords.choices;

/** A person's own settings. */
export function Choices({ choices }: { choices: DeskChoices }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="facts">
      <section>
        <h2>{words.keys}</h2>
        <Tick name="keys" defaultChecked={choices.keys}>
          {words.keysAct} (<kbd>j</kbd> <kbd>a</kbd> <kbd>r</kbd> …)
        </Tick>
        <p className="mute sm">{words.keysText}</p>
      </section>
      <section>
        <h2>{words.mails}</h2>
        <Tick name="mailLate" defaultChecked={choices.mailLate}>
          {words.mailLate}
        </Tick>
        <Tick name="mailHooks" defaultChecked={choices.mailHooks}>
          {words.mailHooks}
        </Tick>
      </section>
      <button type="submit" className="btn line lo gap" disabled={busy}>
        {words.keep}
      </button>
    </Form>
  );
}
