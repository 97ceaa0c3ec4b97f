import type { TrailEntry } from "#contract/desk-lead.ts";
import { dayOf, sayClockExactly, sayDay } from "../ui/say-time.ts";

const looks = {
  stored: "me1",
  mail: undefined,
  hook: undefined,
  refused: "act",
  person: "go",
} as const;

function wordsOf({ kind, who, what }: TrailEntry): { strong: string; rest: string } {
  if (kind === "stored") return { strong: "Stored", rest: "" };
  if (kind === "person") {
    const verb = what.charAt(0).toUpperCase() + what.slice(1);
    return { strong: verb, rest: ` by ${who}` };
  }
  const said = kind === "refused" ? "Refused" : what === "sent" ? "Sent" : "Waits";
  return { strong: said, rest: ` to ${who}` };
}

/** The events of a lead, oldest first. */
export function Trail({ trail, now }: { trail: TrailEntry[]; now: number }) {
  return (
    <section>
      <h2>Trail</h2>
      <ol className="way">
        {trail.map((entry) => {
          const { strong, rest } = wordsOf(entry);
          const day = dayOf(entry.at) === dayOf(now) ? "" : `${sayDay(entry.at, now)}, `;
          return (
            <li key={entry.id + entry.kind} className={looks[entry.kind]}>
              <b className={entry.kind === "refused" ? "red" : undefined}>{strong}</b>
              {rest}
              <span className="sm">
                {day}
                {sayClockExactly(entry.at)}
                {entry.detail && `, ${entry.detail}`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
