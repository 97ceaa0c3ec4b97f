import { expect, it } from "vitest";
import { parseEnv } from "./env.ts";
import { runMaintenance } from "./maintenance.ts";
import { describeEngines } from "./testing/engines.ts";
import { untried } from "./webhooks/dispatch-events.ts";
import { addHook } from "./webhooks/hook-services.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describeEngines("maintenance", ({ open }) => {
  it("removes bodies of webhooks once nobody needs them", async () => {
    const database = await open();
    const { db } = database;
    const now = Date.now();
    const events = [
      { id: "delivered", age: 31, state: "sent" },
      { id: "fresh", age: 29, state: "sent" },
      { id: "dead", age: 31, state: "dead" },
      { id: "long dead", age: 91, state: "dead" },
      { id: "waiting", age: 91, state: "held" },
      { id: "for nobody", age: 31, state: undefined },
      { id: "for a paused one", age: 89, state: "held", hook_id: "paused" },
      { id: "long for a paused one", age: 91, state: "held", hook_id: "paused" },
    ] as const;
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    await addHook({ database, env }, { url: "http://127.0.0.1:9/hook" });
    await db.updateTable("hooks").set({ id: "paused", state: "paused" }).execute();
    const about = { type: "lead.created", lead_id: "l", audience: "all", dispatched: 1 } as const;
    for (const { id, age, state, ...to } of events) {
      const event = { ...about, id, at: now - age * day, body: "{}" };
      await db.insertInto("hook_events").values(event).execute();
      if (!state) continue;
      const delivery = { ...untried, id, event_id: id, hook_id: "h", lead_id: "l", state };
      await db
        .insertInto("hook_deliveries")
        .values({ ...delivery, ...to, created_at: now - age * day })
        .execute();
    }
    await runMaintenance(database, { countsMonths: 36 });
    const kept = await db.selectFrom("hook_events").select("id").where("body", "!=", "").execute();
    expect(kept.map(({ id }) => id).sort()).toEqual([
      "dead",
      "for a paused one",
      "fresh",
      "waiting",
    ]);
  });

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
    await runMaintenance(database, { countsMonths: 36 });
    const { db } = database;
    expect(await db.selectFrom("captcha_uses").select("id").execute()).toEqual([{ id: "fresh" }]);
    expect(await db.selectFrom("request_keys").select("key").execute()).toEqual([{ key: "new" }]);
    expect(await db.selectFrom("slot_cells").select("cell").execute()).toEqual([{ cell: 2 }]);
  });
});
