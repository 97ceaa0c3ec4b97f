import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { pathOf } from "../shell/navigation.ts";
import { isUnsent, sendOrKeep, unlessUnsent } from "../shell/unsent.ts";
import { UnsentBar } from "../shell/unsent-bar.tsx";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { actOnConnection } from "./act-on-connection.ts";
import { ConnectionFacts } from "./connection-facts.tsx";
import { ConnectionHead } from "./connection-head.tsx";
import { DeliveryList, readDeliveryQuery } from "./delivery-list.tsx";
import { sayRefusal } from "./say-connection.ts";
import { Secret } from "./secret.tsx";
import "./connections.css";

export const meta = () => pageTitle(words.title);

export async function loader({ context, params: { id = "" }, request }: LoaderFunctionArgs) {
  const { connections } = deskOf(context);
  const query = readDeliveryQuery(request.url);
  const [connection, page] = await Promise.all([
    connections.find(id),
    connections.deliveries({ id, ...query }),
  ]);
  const shown = { connection, page, filter: query.filter, now: Date.now() };
  return data(shown, { status: connection ? 200 : 404 });
}

export async function action({ context, params: { id = "" }, request }: ActionFunctionArgs) {
  const { connections } = deskOf(context);
  const result = await actOnConnection(connections, id, await request.formData());
  if (result?.removed !== undefined) return redirect(pathOf("connections"));
  return data(result, { status: result ? (result.refused ? 409 : 200) : 400 });
}

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  sendOrKeep(() => serverAction<typeof action>());

export const shouldRevalidate = unlessUnsent;

export default function Connection() {
  const { connection, page, filter, now } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof clientAction>();
  const unsent = isUnsent(answer) ? answer : undefined;
  const result = isUnsent(answer) ? undefined : answer;
  if (!connection) return <Gone />;
  const { name, url, state, failingSince } = connection;
  return (
    <div className="page">
      <ConnectionHead title={name} url={url}>
        <Tools state={state} version={connection.version} dead={connection.dead} />
      </ConnectionHead>
      {unsent && <UnsentBar unsent={unsent} />}
      {result?.done && (
        <p className="say fresh" role="status">
          {result.done}
        </p>
      )}
      {result?.refused && (
        <p className="say bad" role="alert">
          <DeskIcon name="alert" />
          {result.refused}
        </p>
      )}
      {result?.secret && <Secret secret={result.secret} />}
      {failingSince > 0 && (
        <div className="say bad">
          <DeskIcon name="alert" />
          <div>
            <b className="b">{words.refuses(name, sayWhen(failingSince, now))}</b>{" "}
            {sayRefusal(connection)} {words.tried}
          </div>
        </div>
      )}
      <div className="cols gap">
        <div>
          <DeliveryList
            title={words.deliveries}
            page={page}
            filter={filter}
            counts={connection}
            now={now}
            acts
          />
          {page.rows.length > 0 && <Since />}
        </div>
        <ConnectionFacts
          connection={connection}
          answer={result?.answer}
          typed={result?.typed}
          now={now}
        />
      </div>
    </div>
  );
}

function Tools({ state, version, dead }: { state: string; version: number; dead: number }) {
  const busy = useNavigation().state === "submitting";
  const isOn = state === "on" || state === "failing";
  return (
    <Form method="post" className="tools">
      <input type="hidden" name="version" value={version} />
      <button
        type="submit"
        className="btn line"
        name="act"
        value={isOn ? "pause" : "resume"}
        disabled={busy}
      >
        {isOn ? words.pause : words.resume}
      </button>
      <button type="submit" className="btn line" name="act" value="test" disabled={busy}>
        {words.sendTest}
      </button>
      {dead > 0 && (
        <button type="submit" className="btn" name="act" value="dead" disabled={busy}>
          {words.deadAgain}
        </button>
      )}
    </Form>
  );
}

/** Sends everything since a time again. */
function Since() {
  return (
    <Form method="post" className="gap row">
      <div className="cell">
        <label htmlFor="since">{words.sinceLabel}</label>
        <input id="since" name="since" type="datetime-local" required />
      </div>
      <button type="submit" className="btn line" name="act" value="since">
        {words.sinceButton}
      </button>
      <span className="mute sm">{words.sinceHelp}</span>
    </Form>
  );
}

function Gone() {
  return (
    <div className="page">
      <header>
        <div>
          <h1>{words.gone.title}</h1>
          <p>
            {words.gone.text}{" "}
            <Link className="u" to={pathOf("connections")}>
              {words.title}
            </Link>
          </p>
        </div>
      </header>
    </div>
  );
}
