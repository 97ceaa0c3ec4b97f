import { Link } from "react-router";
import { healthWords } from "#content/desk/health-words.ts";
import type { AuditEntry } from "#contract/desk-health.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { sayWhen } from "../ui/say-time.ts";
import { Who } from "../ui/who.tsx";

const words = healthWords.audit;

/** Characters of an id by which the command line finds a lead, too. */
const shortId = 8;

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
        {audit.map(({ id, at, who, what, about, isLead }) => (
          <tr key={id}>
            <td className="nw second">{sayWhen(at, now)}</td>
            <td className="first">
              <span className="by">
                {nameOf(who) && (
                  <Who
                    person={{ name: nameOf(who), address: who }}
                    second={people.findIndex(({ address }) => address === who) > 0}
                  />
                )}
                {nameOf(who)}
              </span>
            </td>
            <td>{what}</td>
            <td className="mono" title={about}>
              {isLead ? (
                <Link className="u" to={`/leads/${about}`}>
                  {about.slice(0, shortId)}
                </Link>
              ) : (
                about.slice(0, shortId * 2)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
