import { healthWords } from "#content/desk/health-words.ts";
import type { AuditEntry } from "#contract/desk-health.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { sayWhen } from "../ui/say-time.ts";

const words = healthWords.audit;

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
  if (audit.length === 0) return <p className="mute">{words.none}</p>;
  return (
    <table className="tb stack">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.when}</th>
          <th scope="col">{words.columns.who}</th>
          <th scope="col">{words.columns.what}</th>
          <th scope="col">{words.columns.about}</th>
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
