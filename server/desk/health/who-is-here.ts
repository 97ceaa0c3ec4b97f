import { healthWords as words } from "#content/desk/health-words.ts";
import type { HealthCheck } from "#contract/desk-health.ts";
import type { Database } from "#server/db/database.ts";
import type { DeskSite } from "#server/desk/desk-site.ts";
import { findPerson } from "#server/desk/people.ts";
import { sayLong } from "./say-long.ts";

/** Milliseconds after its last use for which a session counts as somebody who is here. */
const lately = 3_600_000;
/** Sessions that are named. */
const mostNamed = 10;

/** Who used the desk within the last hour, and in which browser. */
export async function whoIsHere(
  { db }: Database,
  desk: Pick<DeskSite, "people"> | undefined,
  at: number,
): Promise<HealthCheck> {
  const sessions = await db
    .selectFrom("desk_sessions")
    .select(["address", "browser", "used_at"])
    .where("used_at", ">", at - lately)
    .orderBy("used_at", "desc")
    .limit(mostNamed)
    .execute();
  const named = sessions.flatMap(({ address, browser, used_at }) => {
    const person = findPerson(desk?.people ?? [], address);
    return person ? [words.present(person.name, browser, sayLong(at - used_at))] : [];
  });
  const found = named.length > 0 ? `${named.join(", ")}.` : words.nobodyHere;
  return { name: words.who, needsPerson: false, found };
}
