import { Form } from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { Connection, ConnectionChange, TestAnswer } from "#contract/desk-connections.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { ChangeConnection } from "./change-connection.tsx";

/** What a connection gets, its secret, the answer to a test, and its end. */
export function ConnectionFacts({
  connection,
  answer,
  typed,
  now,
}: {
  connection: Connection;
  answer: TestAnswer | undefined;
  /** A refused change. */
  typed: ConnectionChange | undefined;
  now: number;
}) {
  const { version, events, suspects, hasHeader, format, oldSecretUntil } = connection;
  const formatNames: Readonly<Record<string, string>> = words.form.formats;
  return (
    <aside className="facts">
      {answer && <Answer answer={answer} />}
      <section>
        <h2>{words.gets}</h2>
        <p className="chips">
          {events.map((topic) => (
            <span className="tag out mono" key={topic}>
              {topic}
            </span>
          ))}
        </p>
        <p className="mute">
          {formatNames[format] ?? format}. {suspects ? words.suspects : words.noSuspects}{" "}
          {hasHeader && words.header}
        </p>
        <ChangeConnection connection={connection} typed={typed} />
      </section>
      <section>
        <h2>{words.secret}</h2>
        {oldSecretUntil > 0 && <p>{words.oldSecret(sayWhen(oldSecretUntil, now))}</p>}
        <p className="mute">{words.secretWhy}</p>
        <details className="asks">
          <summary className="btn line lo">{words.newSecret}</summary>
          <Form method="post">
            <input type="hidden" name="version" value={version} />
            <label className="tick">
              <input className="box" type="checkbox" name="atOnce" />
              <span>{words.atOnce}</span>
            </label>
            <button type="submit" className="btn line lo" name="act" value="rotate">
              {words.makeSecret}
            </button>
          </Form>
        </details>
      </section>
      <section>
        <details className="asks">
          <summary className="btn danger lo">
            <DeskIcon name="trash" small />
            {words.remove}
          </summary>
          <Form method="post">
            <p className="mute">{words.removeWhy}</p>
            <button type="submit" className="btn danger lo gap" name="act" value="remove">
              <DeskIcon name="trash" small />
              {words.removeNow}
            </button>
          </Form>
        </details>
      </section>
    </aside>
  );
}

function Answer({ answer: { status, took, fault, excerpt } }: { answer: TestAnswer }) {
  const isTaken = status >= 200 && status < 300;
  return (
    <section role="status">
      <h2>{words.lastTest}</h2>
      <p className={isTaken ? undefined : "red"}>
        {status ? words.answered(status, took) : words.unanswered(took, fault)}
      </p>
      {excerpt && <pre>{excerpt}</pre>}
      <p className="sm mute">{words.notKept}</p>
    </section>
  );
}
