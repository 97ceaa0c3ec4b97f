import { Form, useNavigation } from "react-router";
import { sessionWords } from "#content/desk/session-words.ts";
import type { DeskChoices } from "#contract/desk-sessions.ts";

const words = sessionWords.choices;

/** A person's own settings. */
export function Choices({ choices }: { choices: DeskChoices }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="facts">
      <section>
        <h2>{words.keys}</h2>
        <label className="tick">
          <input className="box" type="checkbox" name="keys" defaultChecked={choices.keys} />
          <span>
            {words.keysAct} (<kbd>j</kbd> <kbd>a</kbd> <kbd>r</kbd> …)
          </span>
        </label>
        <p className="mute sm">{words.keysText}</p>
      </section>
      <section>
        <h2>{words.mails}</h2>
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            name="mailLate"
            defaultChecked={choices.mailLate}
          />
          <span>{words.mailLate}</span>
        </label>
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            name="mailHooks"
            defaultChecked={choices.mailHooks}
          />
          <span>{words.mailHooks}</span>
        </label>
      </section>
      <button type="submit" className="btn line lo gap" disabled={busy}>
        {words.keep}
      </button>
    </Form>
  );
}
