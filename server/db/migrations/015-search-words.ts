import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/**
 * PostgreSQL's parser keeps an address as one word, which its own parts do not find, and keeps
 * accents. The same expression as in the desk's search.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  await sql`drop index lead_words`.execute(db);
  await sql`create index lead_words on leads using gin (to_tsvector('simple', ${sql.raw(plain(searched))}))`.execute(
    db,
  );
}

const withoutSigns = (column: string) =>
  [" ", "-", "(", ")", ".", "+"].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column);

const searched = `full_name || ' ' || email || ' ' || coalesce(company_name, '') || ' ' ||
   coalesce(firm_name, '') || ' ' || ${withoutSigns("office_number")} || ' ' ||
   ${withoutSigns("mobile_number")} || ' ' || subject || ' ' || message`;

const plain = (text: string) =>
  `translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), '@./_:-', '      ')`;
