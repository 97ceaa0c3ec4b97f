import { agendaWords } from "#content/desk/agenda-words.ts";
import { keysWords as words } from "#content/desk/keys-words.ts";
import { places } from "../shell/navigation.ts";
import { useScripted } from "../use-scripted.ts";

const anywhere = [
  ["/", words.search],
  ["?", words.thisList],
  ["z", words.undo],
] as const;
const list = [
  ["j", words.down],
  ["k", words.up],
  ["Enter", words.open],
  ["x", words.choose],
  ["J", words.chooseOn],
  ["Esc", words.chooseNone],
  [".", words.showNew],
] as const;
const lead = [
  ["[", words.before],
  ["]", words.next],
  ["a", words.answer],
  ["t", words.take],
  ["r", words.answered],
  ["d", words.closeIt],
  ["n", words.note],
  ["!", words.spam],
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
  if (!useScripted()) return null;
  return (
    <>
      <button
        type="button"
        className="btn bare sq"
        command="show-modal"
        commandfor={id}
        aria-label={words.title}
        data-key="?"
      >
        <kbd>?</kbd>
      </button>
      <dialog id={id} className="dlg" aria-labelledby="keys-title">
        <h1 id="keys-title">{words.title}</h1>
        <p className="mute">{words.text}</p>
        <div className="kk">
          <div>
            <h2>{words.goTo}</h2>
            <dl>
              {places.map(({ key, label }) => (
                <Key key={key} keys={["g", key]} what={label} />
              ))}
            </dl>
            <h2>{words.anywhere}</h2>
            <List of={anywhere} />
          </div>
          <div>
            <h2>{words.leads}</h2>
            <List of={list} />
            <h2>{words.lead}</h2>
            <List of={lead} />
            <h2>{agendaWords.keys.title}</h2>
            <List of={agenda} />
          </div>
        </div>
        <p className="row">
          <button type="button" className="btn" command="close" commandfor={id}>
            {words.close}
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
