import type { AuditEntry } from "#contract/desk-health.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { sayWhen } from "../ui/say-time.ts";

/** Who did what, newest first. */
export function AuditTable({
  audit,
  people,
  now,
}: {
  audit: AuditEntry[];
  people: readonly DeskPerson[];
  now: number;
}) {
  const nameOf = (address: string) =>
    people.find((person) => person.address === address)?.name ?? address;
  if (audit.length === 0) return <p className="mute">Nothing was done here yet.</p>;
  return (
    <table className="tb stack">
      <caption className="vh">What was done at the desk</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
        </tr>
      </thead>
      <tbody>
        {audit.map(({ id, at, who, what, about }) => (
          <tr key={id}>
            <td className="nw second">{sayWhen(at, now)}</td>
            <td className="first">{nameOf(who)}</td>
            <td>{what}</td>
            <td className="mono">{about}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
