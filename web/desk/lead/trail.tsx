import { leadWords } from "#content/desk/lead-words.ts";
import type { TrailEntry } from "#contract/desk-lead.ts";
import { RowAct } from "../ui/row-act.tsx";
import { dayOf, sayClockExactly, sayDay } from "../ui/say-time.ts";

const words = leadWords.trail;
const looks = {
  stored: "me1",
  mail: undefined,
  hook: undefined,
  refused: "act",
  person: "go",
} as const;

/** Deliveries to an endpoint can be sent again, or will be; mails have no such mark. */
function wordsOf(entry: TrailEntry): { strong: string; rest: string } {
  const { kind, who, what } = entry;
  if (kind === "stored") return { strong: words.stored, rest: "" };
  if (kind === "person") {
    const verb = what.charAt(0).toUpperCase() + what.slice(1);
    return { strong: verb, rest: words.by(who) };
  }
  if (entry.again === undefined) {
    const mail = kind === "refused" ? words.mailRefused : words.mailWaits;
    return { strong: what === "sent" ? words.mailSent : mail, rest: words.to(who) };
  }
  if (kind === "refused") return { strong: who, rest: words.givenUp };
  return { strong: who, rest: what === "sent" ? "" : words.waits };
}

/** The events of a lead, oldest first. */
export function Trail({ trail, now }: { trail: TrailEntry[]; now: number }) {
  return (
    <section>
      <h2>{leadWords.facts.trail}</h2>
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
              {entry.again && (
                <RowAct
                  fields={{ delivery: entry.id }}
                  act="replay"
                  label={words.again}
                  about={words.to(entry.who).trim()}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
