import { Form, useNavigation } from "react-router";
import type { DeskChoices } from "#contract/desk-sessions.ts";

/** A person's own settings. */
export function Choices({ choices }: { choices: DeskChoices }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="facts">
      <section>
        <h2>Keys</h2>
        <label className="tick">
          <input className="box" type="checkbox" name="keys" defaultChecked={choices.keys} />
          <span>
            Single keys act (<kbd>j</kbd> <kbd>a</kbd> <kbd>r</kbd> …)
          </span>
        </label>
        <p className="mute sm">Off when you dictate to your computer.</p>
      </section>
      <section>
        <h2>Mail me when</h2>
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            name="mailLate"
            defaultChecked={choices.mailLate}
          />
          <span>a lead of mine, or nobody’s, waits 24 hours</span>
        </label>
        <label className="tick">
          <input
            className="box"
            type="checkbox"
            name="mailHooks"
            defaultChecked={choices.mailHooks}
          />
          <span>a connection has taken nothing for an hour</span>
        </label>
      </section>
      <button type="submit" className="btn line lo gap" disabled={busy}>
        Keep these choices
      </button>
    </Form>
  );
}
