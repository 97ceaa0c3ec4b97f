import { Link } from "react-router";
import { connectionsWords as words } from "#content/desk/connections-words.ts";
import type { Delivery } from "#contract/desk-connections.ts";
import { RowAct } from "../ui/row-act.tsx";
import { sayWhen } from "../ui/say-time.ts";
import { Host } from "./host.tsx";
import { deliveryLooks, sayNext } from "./say-connection.ts";

/** Deliveries, newest first. `acts`: of one connection, each with a button to send it again. */
export function DeliveryTable({
  rows,
  now,
  acts,
}: {
  rows: Delivery[];
  now: number;
  acts: boolean;
}) {
  const { columns } = words;
  if (rows.length === 0) return <p className="mute">{words.noDeliveries}</p>;
  return (
    <table className="tb stack deliveries">
      <caption className="vh">{words.deliveries}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.when}</th>
          <th scope="col">{columns.event}</th>
          <th scope="col">{columns.about}</th>
          {!acts && <th scope="col">{columns.to}</th>}
          <th scope="col">{columns.answer}</th>
          <th scope="col" className="ra tries">
            {columns.tries}
          </th>
          <th scope="col">{columns.next}</th>
          <th scope="col">{columns.state}</th>
          {acts && (
            <th scope="col" className="r0">
              <span className="vh">{columns.acts}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="nw">{sayWhen(row.at, now)}</td>
            <td className="mono">{row.type}</td>
            <td className="first">
              <About delivery={row} />
            </td>
            {!acts && (
              <td className="to">
                <Host name={row.to} />
              </td>
            )}
            <td className={row.state === "sent" ? undefined : "red"}>
              {row.status || row.fault || "–"}
            </td>
            <td className="ra hide tries">{row.attempts}</td>
            <td className="nw">{sayNext(row, now)}</td>
            <td className="nw second">
              <span className={deliveryLooks[row.state]}>{words.deliveryStates[row.state]}</span>
            </td>
            {acts && (
              <td className="r0 push">
                {row.state !== "held" && (
                  <RowAct
                    fields={{ delivery: row.id }}
                    act="replay"
                    label={row.state === "sent" ? words.sendAgain : words.tryNow}
                    about={[row.type, row.lead?.name].filter(Boolean).join(" ")}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function About({ delivery: { type, lead } }: { delivery: Delivery }) {
  if (lead)
    return (
      <Link className="u" to={`/leads/${lead.id}`}>
        {lead.name}
      </Link>
    );
  return <span className="mute">{type === "test" ? words.test : words.erased}</span>;
}
