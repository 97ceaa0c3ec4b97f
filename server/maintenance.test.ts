import { expect, it } from "vitest";
import { runMaintenance } from "./maintenance.ts";
import { describeEngines } from "./testing/engines.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describeEngines("maintenance", ({ open }) => {
  it("removes what has outlived its use and leaves the rest", async () => {
    const database = await open();
    const now = Date.now();
    await database.commit(async (trx) => {
      await trx
        .insertInto("captcha_uses")
        .values([
          { id: "expired", expires_at: now - minute },
          { id: "fresh", expires_at: now + 10 * minute },
        ])
        .execute();
      const answer = { fingerprint: "f", status: 200, body: "{}", lead_id: null };
      await trx
        .insertInto("request_keys")
        .values([
          { key: "old", created_at: now - 31 * day, ...answer },
          { key: "new", created_at: now - 29 * day, ...answer },
        ])
        .execute();
      await trx
        .insertInto("slot_cells")
        .values([
          { cell: 1, booking_id: null, hold: "over", held_until: now - minute },
          { cell: 2, booking_id: null, hold: "running", held_until: now + 10 * minute },
        ])
        .execute();
    });
    await runMaintenance(database);
    const { db } = database;
    expect(await db.selectFrom("captcha_uses").select("id").execute()).toEqual([{ id: "fresh" }]);
    expect(await db.selectFrom("request_keys").select("key").execute()).toEqual([{ key: "new" }]);
    expect(await db.selectFrom("slot_cells").select("cell").execute()).toEqual([{ cell: 2 }]);
  });
});
