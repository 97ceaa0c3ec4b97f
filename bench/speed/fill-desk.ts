import { sql } from "kysely";
import type { Database } from "#server/db/database.ts";
import { searchedText } from "#server/desk/tray/lead-search.ts";
import { inBatches, newId } from "./fill.ts";

/** Three years of leads, evenly. Milliseconds. */
const years = 3 * 365 * 86_400_000;
const day = 86_400_000;

const text = "We miss calls after five, and the answering service reads a script. ".repeat(6);

/** One of some words for a row, by its number. */
const oneOf = (words: readonly string[], times = 1) =>
  sql`(case (n * ${sql.lit(times)}) % ${sql.lit(words.length)} ${sql.join(
    words.map((word, index) => sql`when ${sql.lit(index)} then ${sql.lit(word)}`),
    sql` `,
  )} end)`;

const forms = ["contact", "booking", "talk", "trial", "registration", "demo", "call"];
const pages = ["/", "/pricing", "/contact", "/mycase", "/lawmatics", "/booking", "/demo"];
const sources = ["google", "direct", "newsletter", "chatgpt.com", "bing", "linkedin.com"];

/**
 * So many leads of the last three years as a company has them: most closed, those of the last days
 * waiting or answered, one in twenty marked, one in eight with a call, each in the word index. Either engine.
 */
export async function fillDesk({ db, engine }: Database, count: number): Promise<void> {
  const now = Date.now();
  const step = Math.floor(years / count);
  const at = sql`(cast(${sql.lit(now - years)} as bigint) + n * cast(${sql.lit(step)} as bigint))`;
  const id = newId[engine];
  const insert: Parameters<typeof inBatches>[1] = async (numbers, first, last) => {
    await sql`insert into leads (id, created_at, standing, reason, full_name, email, office_number,
        mobile_number, company_name, subject, message, form, page, source, folder, answered_at,
        seen_at, word_number)
      select ${id}, ${at}, case when n % 20 = 3 then 'suspect' else 'verified' end, '',
        'Visitor ' || n, 'v' || (n % 400000) || '@example.com', '', '555 ' || n, 'Firm ' || (n % 9000),
        'A question', ${sql.lit(text)} || 'word' || (n % 5000), ${oneOf(forms)}, ${oneOf(pages, 3)},
        ${oneOf(sources, 5)},
        case when n % 20 = 3 then 'marked' when ${at} < ${sql.lit(now - 5 * day)} then 'closed'
          when n % 2 = 0 then 'waiting' else 'answered' end,
        case when n % 20 = 3 or n % 9 = 0 then 0 else ${at} + (n % 1800) * 60000 end, ${at}, n + 1
      from ${numbers}`.execute(db);
    // Each leads to the rows without an index.
    const number = sql.raw(engine === "postgres" ? "word_number" : "rowid");
    const added = sql`${number} between ${sql.lit(first + 1)} and ${sql.lit(last + 1)}`;
    if (engine === "sqlite")
      await sql`insert into lead_words (rowid, text)
        select word_number, ${searchedText()} from leads where ${added}`.execute(db);
    const touch = ["first", "last"].map(
      (which) => sql`created_at as ${sql.ref(`${which}_at`)}, page, 'www.google.com', source,
        'search', case when word_number % 7 = 0 then 'spring' else '' end, '', '', ''`,
    );
    await sql`insert into lead_sources (lead_id,
        first_at, first_path, first_referrer, first_source, first_medium, first_campaign, first_term,
        first_content, first_paid,
        last_at, last_path, last_referrer, last_source, last_medium, last_campaign, last_term,
        last_content, last_paid)
      select id, ${sql.join(touch)} from leads where ${added}`.execute(db);
    await sql`insert into bookings (id, lead_id, start, state, sequence, "by", time_zone, created_at,
        updated_at)
      select id, id, created_at, 'confirmed', 0, 'phone', 'America/Denver', created_at, created_at
      from leads where ${added} and word_number % 8 = 0`.execute(db);
  };
  await inBatches(count, insert, engine);
}

/** Counts of so many days, as a site with some hundred sources has them. */
export async function fillCounts({ db }: Database, days: number): Promise<void> {
  const names = {
    all: [""],
    path: Array.from({ length: 60 }, (_, index) => `/page-${index}`),
    source: Array.from({ length: 150 }, (_, index) => `source${index}.example`),
    device: ["phone", "tablet", "computer"],
    campaign: ["spring", "summer"],
  };
  for (let back = 0; back < days; back++) {
    const date = new Date(Date.now() - back * day).toISOString().slice(0, 10);
    const rows = Object.entries(names).flatMap(([by, list]) =>
      list.flatMap((name) =>
        (["visit", "view", "begun"] as const).map((what) => ({
          by: by as "all",
          day: date,
          what,
          name,
          n: 40,
        })),
      ),
    );
    await db.insertInto("counts").values(rows).execute();
    const measured = names.path.flatMap((path) =>
      [1000, 1500, 2500].map((edge) => ({
        ...{ day: date, what: "lcp" as const, path, device: "phone", edge, n: 5 },
      })),
    );
    await db.insertInto("measures").values(measured).execute();
  }
}
