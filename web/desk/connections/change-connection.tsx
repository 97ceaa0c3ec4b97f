import { Form, useNavigation } from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { Connection, ConnectionChange } from "#contract/desk-connections.ts";
import { EventTicks } from "./event-ticks.tsx";
import { NameCell } from "./name-cell.tsx";

/** The form that renames a connection and changes what it gets. `typed`: what was refused. */
export function ChangeConnection({
  connection: { version, name, url, events, suspects },
  typed,
}: {
  connection: Connection;
  typed: ConnectionChange | undefined;
}) {
  const busy = useNavigation().state === "submitting";
  const host = URL.parse(url)?.host ?? "";
  const shown = typed ?? { name: name === host ? "" : name, events, suspects };
  return (
    <details className="asks" open={typed !== undefined} key={version}>
      <summary className="btn line lo">{words.change}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <NameCell name={shown.name} hint={host} bad={false} />
        <EventTicks events={shown.events} suspects={shown.suspects} bad={false} />
        <button type="submit" className="btn line lo" name="act" value="change" disabled={busy}>
          {words.changeNow}
        </button>
      </Form>
    </details>
  );
}
