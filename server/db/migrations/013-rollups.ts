import { type Kysely, sql } from "kysely";
import type { Engine } from "#server/db/database.ts";

/**
 * Sums from which the figures are read: visitors' events and measurements by week, kept by
 * triggers, and leads by day, made once a day is over. And a list of the words in SQLite's index.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(db);
  await (engine === "postgres" ? triggersOnPostgres(db) : triggersOnSqlite(db));
  const week = (day: string) => sql.raw(mondayOf[engine](day));
  await sql`insert into count_weeks ("by", week, what, name, n)
    select "by", ${week("day")}, what, name, sum(n) from counts group by 1, 2, 3, 4`.execute(db);
  await sql`insert into measure_weeks (week, what, path, device, edge, n)
    select ${week("day")}, what, path, device, edge, sum(n) from measures
    group by 1, 2, 3, 4, 5`.execute(db);
  // Everything that the figures ask of a call.
  await db.schema.dropIndex("bookings_by_start").execute();
  await db.schema
    .createIndex("bookings_by_start")
    .on("bookings")
    .columns(["start", "state", "outcome"])
    .execute();
  if (engine === "sqlite")
    await sql`create virtual table lead_words_terms using fts5vocab(lead_words, instance)`.execute(
      db,
    );
}

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("count_weeks")
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("week", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("n", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("count_weeks_key", ["by", "week", "what", "name"])
    .execute();
  await schema
    .createTable("measure_weeks")
    .addColumn("week", "text", (c) => c.notNull())
    .addColumn("what", "text", (c) => c.notNull())
    .addColumn("path", "text", (c) => c.notNull())
    .addColumn("device", "text", (c) => c.notNull())
    .addColumn("edge", "integer", (c) => c.notNull())
    .addColumn("n", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("measure_weeks_key", ["week", "what", "path", "device", "edge"])
    .execute();
  await schema
    .createTable("lead_days")
    .addColumn("day", "text", (c) => c.primaryKey())
    .addColumn("zone", "text", (c) => c.notNull())
    .addColumn("waits", "text", (c) => c.notNull())
    .execute();
  await schema
    .createTable("lead_day_counts")
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("by", "text", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("n", "bigint", (c) => c.notNull())
    .addColumn("booked", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("lead_day_counts_key", ["day", "by", "name"])
    .execute();
  await schema
    .createTable("lead_day_changes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("at", "bigint", (c) => c.notNull())
    .execute();
}

/** The Monday of a day, both YYYY-MM-DD. */
const mondayOf: Record<Engine, (day: string) => string> = {
  sqlite: (day) => `date(${day}, 'weekday 0', '-6 days')`,
  postgres: (day) => `to_char(date_trunc('week', ${day}::date), 'YYYY-MM-DD')`,
};

/** The tables that are summed by week, and their columns beside day and count. */
const weekly = [
  { from: "counts", to: "count_weeks", keys: ['"by"', "what", "name"] },
  { from: "measures", to: "measure_weeks", keys: ["what", "path", "device", "edge"] },
];

/** Statements that add a row's count to its week, or take it off again. */
const addTo = ({ to, keys }: (typeof weekly)[number], engine: Engine) =>
  `insert into ${to} (week, ${keys.join(", ")}, n)
   values (${[mondayOf[engine]("new.day"), ...keys.map((key) => `new.${key}`)].join(", ")}, new.n)
   on conflict (${to === "count_weeks" ? '"by", week, what, name' : `week, ${keys.join(", ")}`})
   do update set n = ${to}.n + excluded.n;`;

const takeOff = ({ to, keys }: (typeof weekly)[number], engine: Engine) => {
  const same = [
    `week = ${mondayOf[engine]("old.day")}`,
    ...keys.map((key) => `${key} = old.${key}`),
  ].join(" and ");
  return `update ${to} set n = n - old.n where ${same};
    delete from ${to} where ${same} and n = 0;`;
};

/** Columns of a lead by which the figures count it. */
const counted = ["created_at", "standing", "folder", "answered_at", "form", "page", "source"];
const differs = counted.map((column) => `old.${column} <> new.${column}`).join(" or ");
/** Milliseconds after its lead within which a call belongs to a day that is not summed yet. */
const soon = 3_600_000;

async function triggersOnSqlite(db: Kysely<unknown>): Promise<void> {
  const trigger = (name: string, when: string, body: string) =>
    sql.raw(`create trigger ${name} after ${when} begin ${body} end`).execute(db);
  for (const one of weekly) {
    const { from } = one;
    const [add, take] = [addTo(one, "sqlite"), takeOff(one, "sqlite")];
    await trigger(`${from}_added`, `insert on ${from}`, add);
    await trigger(`${from}_changed`, `update on ${from}`, `${take} ${add}`);
    await trigger(`${from}_removed`, `delete on ${from}`, take);
  }
  const note = (at: string, from = "") =>
    `insert into lead_day_changes (id, at) select lower(hex(randomblob(16))), ${at} ${from};`;
  await trigger(
    "leads_counted_anew",
    `update of ${counted.join(", ")} on leads when ${differs}`,
    `${note("old.created_at")} ${note("new.created_at", "where new.created_at <> old.created_at")}`,
  );
  await trigger("leads_no_longer_counted", "delete on leads", note("old.created_at"));
  await trigger(
    "bookings_of_old_leads",
    "insert on bookings",
    note(
      "created_at",
      `from leads where id = new.lead_id and created_at < new.created_at - ${soon}`,
    ),
  );
}

async function triggersOnPostgres(db: Kysely<unknown>): Promise<void> {
  const trigger = async (name: string, when: string, body: string) => {
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as
         $body$ begin ${body} return null; end $body$`,
      )
      .execute(db);
    await sql.raw(`create trigger ${name} after ${when} execute function ${name}()`).execute(db);
  };
  for (const one of weekly) {
    const { from } = one;
    const [add, take] = [addTo(one, "postgres"), takeOff(one, "postgres")];
    await trigger(`${from}_added`, `insert on ${from} for each row`, add);
    await trigger(`${from}_changed`, `update on ${from} for each row`, `${take} ${add}`);
    await trigger(`${from}_removed`, `delete on ${from} for each row`, take);
  }
  const note = (at: string, from = "") =>
    `insert into lead_day_changes (id, at) select gen_random_uuid()::text, ${at} ${from};`;
  await trigger(
    "leads_counted_anew",
    `update of ${counted.join(", ")} on leads for each row when (${differs})`,
    `${note("old.created_at")} ${note("new.created_at", "where new.created_at <> old.created_at")}`,
  );
  await trigger("leads_no_longer_counted", "delete on leads for each row", note("old.created_at"));
  await trigger(
    "bookings_of_old_leads",
    "insert on bookings for each row",
    note(
      "leads.created_at",
      `from leads where leads.id = new.lead_id
       and leads.created_at < new.created_at - ${soon}`,
    ),
  );
}
