import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type {
  ConnectionChange,
  ConnectionServices,
  TestAnswer,
} from "#contract/desk-connections.ts";

/** What came of a form of a connection's page. */
export interface ActResult {
  /** What was done, in a sentence. */
  done?: string;
  /** Why nothing was done. */
  refused?: string;
  /** What the refused form said. */
  typed?: ConnectionChange;
  /** A new secret, shown this once. */
  secret?: string;
  answer?: TestAnswer;
  removed?: boolean;
}

/** Runs the act that a form names; undefined when the connection is gone or the act is none. */
export async function actOnConnection(
  connections: ConnectionServices,
  id: string,
  fields: FormData,
): Promise<ActResult | undefined> {
  const version = Number(fields.get("version"));
  const again = (count: number) =>
    count > 0 ? { done: words.again(count) } : { refused: words.nothingAgain };
  switch (fields.get("act")) {
    case "pause":
    case "resume": {
      const act = fields.get("act") === "pause" ? "pause" : "resume";
      const refused = await connections[act](id, version);
      return refused ? { refused } : { done: words.done[act] };
    }
    case "change": {
      const typed: ConnectionChange = {
        name: String(fields.get("name") ?? ""),
        events: fields.getAll("events").map(String),
        suspects: fields.has("suspects"),
      };
      const refused = await connections.change(id, version, typed);
      return refused ? { refused, typed } : { done: words.done.change };
    }
    case "test": {
      const answer = await connections.test(id);
      return answer && { answer };
    }
    case "rotate": {
      const made = await connections.rotate(id, { version, atOnce: fields.has("atOnce") });
      return "secret" in made ? { secret: made.secret } : { refused: made.message };
    }
    case "replay":
      return again(await connections.replay({ delivery: String(fields.get("delivery")) }));
    case "dead":
      return again(await connections.replay({ hookId: id, dead: true }));
    case "since": {
      const count = await connections.replaySince(id, String(fields.get("since") ?? ""));
      return count === undefined ? { refused: words.badTime } : again(count);
    }
    case "remove":
      return { removed: await connections.remove(id) };
    default:
      return undefined;
  }
}
