import { agendaWords } from "#content/desk/agenda-words.ts";
import { places } from "../shell/navigation.ts";

const anywhere = [
  ["/", "Search"],
  ["?", "This list"],
  ["z", "Undo"],
] as const;
const list = [
  ["j", "Down"],
  ["k", "Up"],
  ["Enter", "Open"],
  ["x", "Choose"],
  [".", "Show new ones"],
] as const;
const lead = [
  ["[", "The one before"],
  ["]", "The next one"],
  ["a", "Answer by mail"],
  ["t", "Take it"],
  ["r", "Answered"],
  ["d", "Close"],
  ["n", "Note"],
  ["!", "Spam"],
] as const;

const agenda = [
  ["←", agendaWords.keys.before],
  ["→", agendaWords.keys.after],
  ["t", agendaWords.keys.today],
  ["w", agendaWords.keys.week],
  ["l", agendaWords.keys.list],
  ["b", agendaWords.keys.block],
] as const;

const id = "keys";

/** Every key of the desk. Its button is pressed by `?`. */
export function KeysDialog() {
  return (
    <>
      <button
        type="button"
        className="btn bare lo"
        command="show-modal"
        commandfor={id}
        aria-label="Keys"
        data-key="?"
      >
        <span>Keys</span> <kbd>?</kbd>
      </button>
      <dialog id={id} className="dlg" aria-labelledby="keys-title">
        <h1 id="keys-title">Keys</h1>
        <p className="mute">They act only outside of fields. Every one has a button, too.</p>
        <div className="kk">
          <div>
            <h2>Go to</h2>
            <dl>
              {places.map(({ key, label }) => (
                <Key key={key} keys={["g", key]} what={label} />
              ))}
            </dl>
            <h2>Anywhere</h2>
            <List of={anywhere} />
          </div>
          <div>
            <h2>Leads</h2>
            <List of={list} />
            <h2>One lead</h2>
            <List of={lead} />
            <h2>{agendaWords.keys.title}</h2>
            <List of={agenda} />
          </div>
        </div>
        <p className="row">
          <button type="button" className="btn" command="close" commandfor={id}>
            Close
          </button>
        </p>
      </dialog>
    </>
  );
}

function List({ of }: { of: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {of.map(([key, what]) => (
        <Key key={key} keys={[key]} what={what} />
      ))}
    </dl>
  );
}

function Key({ keys, what }: { keys: string[]; what: string }) {
  return (
    <>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </>
  );
}
