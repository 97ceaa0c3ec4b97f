import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { ListedConnection } from "#contract/desk-connections.ts";
import { deskOf } from "../desk-context.ts";
import { pageTitle } from "../page-title.ts";
import { pathOf } from "../shell/navigation.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Empty } from "../ui/empty.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { DeliveryList, readDeliveryQuery } from "./delivery-list.tsx";
import { sayLastDay, sayRefusal, stateLooks } from "./say-connection.ts";
import { Spark } from "./spark.tsx";
import "./connections.css";

export const meta = () => pageTitle(words.title);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { connections } = deskOf(context);
  const query = readDeliveryQuery(request.url);
  const [list, page] = await Promise.all([connections.list(), connections.deliveries(query)]);
  return { list, page, filter: query.filter, now: Date.now() };
}

export default function Connections() {
  const { list, page, filter, now } = useLoaderData<typeof loader>();
  const failing = list.filter(({ state }) => state === "failing");
  return (
    <div className="page">
      <header>
        <div>
          <h1>{words.title}</h1>
          <p>{words.about}</p>
        </div>
        <div className="tools">
          <Link className="btn" to={pathOf("connectionAdd")}>
            <DeskIcon name="plus" small />
            {words.add}
          </Link>
        </div>
      </header>
      {failing.map((one) => (
        <div className="say bad" key={one.id}>
          <DeskIcon name="alert" />
          <div>
            <b className="b">{words.refuses(one.name, sayWhen(one.failingSince, now))}</b>{" "}
            {sayRefusal(one)} {words.tried}
          </div>
          <Link className="btn line lo" to={`${pathOf("connections")}/${one.id}`}>
            {words.look}
          </Link>
        </div>
      ))}
      {list.length === 0 ? (
        <Empty stroke="enter" {...words.none} />
      ) : (
        <>
          <div className="gap">
            {list.map((one) => (
              <HookRow key={one.id} connection={one} now={now} />
            ))}
          </div>
          <p className="sm mute gap">{words.bars}</p>
          <div className="gap">
            <DeliveryList
              title={words.latest}
              page={page}
              filter={filter}
              counts={{ waiting: sumOf(list, "waiting"), dead: sumOf(list, "dead") }}
              now={now}
            />
          </div>
        </>
      )}
    </div>
  );
}

const sumOf = (list: readonly ListedConnection[], what: "waiting" | "dead") =>
  list.reduce((sum, one) => sum + one[what], 0);

function HookRow({ connection, now }: { connection: ListedConnection; now: number }) {
  const { id, name, url, state, bars } = connection;
  return (
    <article className="hook">
      <div>
        <h2>
          <Link to={`${pathOf("connections")}/${id}`}>{name}</Link>
        </h2>
        <span className="mono">{url}</span>
      </div>
      <Spark bars={bars} />
      <div>
        <span className={stateLooks[state]}>{words.states[state]}</span>
        <p className="sm mute">{sayLastDay(connection, now)}</p>
      </div>
    </article>
  );
}
