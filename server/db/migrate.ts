import { type Kysely, sql } from "kysely";
import type { Database, Engine } from "./database.ts";
import * as base from "./migrations/001-leads-outbox-posts.ts";
import * as bookings from "./migrations/002-bookings.ts";
import * as consents from "./migrations/003-consents.ts";
import * as growth from "./migrations/004-growth.ts";
import * as hooks from "./migrations/005-hooks.ts";
import * as leadSources from "./migrations/006-lead-sources.ts";
import * as counts from "./migrations/007-counts.ts";
import * as deskSignIn from "./migrations/008-desk-sign-in.ts";
import * as deskLeads from "./migrations/009-desk-leads.ts";
import * as leadSlip from "./migrations/010-lead-slip.ts";
import * as agenda from "./migrations/011-agenda.ts";
import * as postDrafts from "./migrations/012-post-drafts.ts";
import * as rollups from "./migrations/013-rollups.ts";
import * as hookNames from "./migrations/014-hook-names.ts";
import * as searchWords from "./migrations/015-search-words.ts";
import * as knownBrowsers from "./migrations/016-known-browsers.ts";
import * as filterColumns from "./migrations/017-filter-columns.ts";

interface Migration {
  id: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** In order, never edited after a release. A new one is a numbered file and a line here. */
const migrations: Migration[] = [
  { id: "001-leads-outbox-posts", up: base.up },
  { id: "002-bookings", up: bookings.up },
  { id: "003-consents", up: consents.up },
  { id: "004-growth", up: growth.up },
  { id: "005-hooks", up: hooks.up },
  { id: "006-lead-sources", up: leadSources.up },
  { id: "007-counts", up: counts.up },
  { id: "008-desk-sign-in", up: deskSignIn.up },
  { id: "009-desk-leads", up: deskLeads.up },
  { id: "010-lead-slip", up: leadSlip.up },
  { id: "011-agenda", up: agenda.up },
  { id: "012-post-drafts", up: postDrafts.up },
  { id: "013-rollups", up: rollups.up },
  { id: "014-hook-names", up: hookNames.up },
  { id: "015-search-words", up: searchWords.up },
  { id: "016-known-browsers", up: knownBrowsers.up },
  { id: "017-filter-columns", up: filterColumns.up },
];

/** The name of the migration lock: an arbitrary number that all our processes share. */
const lockNumber = 4_021_771;

/**
 * Migrates the database to the newest version. Safe when several processes start at once: the first
 * holds the lock (PostgreSQL: advisory; SQLite: the write lock that `begin immediate` takes), the
 * others wait and then find nothing to do. Everything runs in one transaction, so a failure leaves
 * nothing half done.
 */
export async function migrate({ engine, now, withoutTimeouts }: Database): Promise<void> {
  await withoutTimeouts((db) =>
    db.transaction().execute(async (trx) => {
      if (engine === "postgres")
        await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(trx);
      await trx.schema
        .createTable("migrations")
        .ifNotExists()
        .addColumn("id", "text", (c) => c.primaryKey())
        .addColumn("applied_at", "bigint", (c) => c.notNull())
        .execute();
      const applied = await trx.selectFrom("migrations").select("id").execute();
      for (const { id, up } of migrations) {
        if (applied.some((row) => row.id === id)) continue;
        await up(trx as unknown as Kysely<unknown>, engine);
        await trx.insertInto("migrations").values({ id, applied_at: now() }).execute();
      }
    }),
  );
}
