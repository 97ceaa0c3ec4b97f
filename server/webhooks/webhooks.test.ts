import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { Webhook } from "standardwebhooks";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type BookingBody, bookingEndpoints } from "#contract/booking.ts";
import { type HookTopic, hookEventSchemas } from "#contract/hook-events.ts";
import { bookingApp, laterSlot } from "#server/bookings/test-bookings.ts";
import type { Database } from "#server/db/database.ts";
import { parseEnv } from "#server/env.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { findLead } from "#server/leads/find-leads.ts";
import { markLead } from "#server/leads/mark-lead.ts";
import { silentLog } from "#server/log.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { createMetrics } from "#server/metrics.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { type HookReceiver, startHookReceiver } from "#server/testing/hook-receiver.ts";
import { createTestApp, message, type TestApp } from "#server/testing/test-app.ts";
import { createHookSender } from "./hook-sender.ts";
import { addHook, type NewHook, resumeHook, rotateSecret } from "./hook-services.ts";
import { hookTimeout } from "./post-hook.ts";
import { replayDeliveries } from "./replay-deliveries.ts";
import { testHook } from "./test-hook.ts";

const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
const minute = 60_000;
const day = 24 * 60 * minute;

/** The same database at a time that the test sets. */
function atTime(database: Database, clock: { ms: number }): Database {
  return { ...database, now: () => sql<number>`cast(${clock.ms} as bigint)` };
}

const senderOn = (database: Database, timeout = 2_000) =>
  createHookSender({
    database,
    log: silentLog,
    metrics: createMetrics(),
    targets: env.hookAllow,
    mailTo: env.mailTo,
    timeout,
    poll: 3_600_000,
  });

const deliveries = ({ db }: Database) =>
  db.selectFrom("hook_deliveries").selectAll().orderBy("created_at").orderBy("id").execute();
const states = async (database: Database) => (await deliveries(database)).map(({ state }) => state);
const typesOf = ({ received }: HookReceiver) => received.map(({ body }) => JSON.parse(body).type);

let number = 0;
const verified = () => ({ "X-Captcha-Token": `ok-${++number}` });
const suspect = () => ({ ...verified(), "X-Form-Elapsed": "10" });

async function firstLead({ db }: Database): Promise<string> {
  return (await db.selectFrom("leads").select("id").executeTakeFirstOrThrow()).id;
}

describeEngines("webhooks", ({ open }) => {
  let receiver: HookReceiver;
  beforeEach(async () => {
    receiver = await startHookReceiver();
  });
  afterEach(() => receiver.close());

  const setUp = async (wish: Partial<NewHook> = {}, at?: { ms: number }) => {
    const opened = await open();
    const database = at ? atTime(opened, at) : opened;
    const deps = { database, env };
    const hook = await addHook(deps, { url: receiver.url, ...wish });
    const app: TestApp = await createTestApp(database);
    return { database, deps, hook, app, sender: senderOn(database) };
  };

  it("sends a stored message, signed so that the verifier accepts it", async () => {
    const { app, sender, hook } = await setUp();
    expect((await app.send(message, verified())).status).toBe(200);
    await sender.deliverDue();
    const [hooked] = receiver.received;
    if (!hooked) throw new Error("nothing came");
    const headers = hooked.headers as Record<string, string>;
    expect(new Webhook(hook.secret).verify(hooked.body, headers)).toMatchObject({
      type: "lead.created",
      version: 1,
      data: { form: "contact", name: message.fullName, message: message.message, booking: null },
    });
    const forged = hooked.body.replace("Ada", "Eve");
    expect(() => new Webhook(hook.secret).verify(forged, headers)).toThrow();
    expect(headers["user-agent"]).toBe("Farline-Hooks/1");
  });

  it("tells where a message came from, and where the company works it", async () => {
    const { app, database } = await setUp();
    const arrival = "1763791320000 /pricing news.example utm_source=newsletter&utm_campaign=spring";
    const source = `contact /contact ${arrival}`;
    const headers = { "X-Lead-Source": source, "X-Lead-Slip": "plan=gold&trade=dentists" };
    await app.send(message, { ...verified(), ...headers });
    const leadPages = "https://www.farline.example/desk/leads/";
    await createHookSender({
      database,
      log: silentLog,
      metrics: createMetrics(),
      targets: env.hookAllow,
      mailTo: env.mailTo,
      leadPages,
    }).deliverDue();
    const { data } = JSON.parse(receiver.received[0]?.body ?? "");
    expect(data).toMatchObject({
      form: "contact",
      page: "/contact",
      url: `${leadPages}${data.id}`,
      slip: expect.stringMatching(/^Gold, annual billing; .*; Dentists$/),
      source: {
        first: { at: "2025-11-22T06:02:00.000Z", path: "/pricing", referrer: "news.example" },
        last: { source: "newsletter", campaign: "spring", term: null, paid: null },
      },
    });
    expect(
      v.is(hookEventSchemas["lead.created"], JSON.parse(receiver.received[0]?.body ?? "")),
    ).toBe(true);
  });

  it("writes no event where nobody listens", async () => {
    const database = await open();
    await (await createTestApp(database)).send(message, verified());
    expect(await database.db.selectFrom("hook_events").selectAll().execute()).toEqual([]);
  });

  it("repeats id and body in each try, with growing delays, until it is dead", async () => {
    const clock = { ms: Date.now() };
    const { app, sender, database } = await setUp({}, clock);
    receiver.answer((response) => response.writeHead(404).end());
    await app.send(message, verified());
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      await sender.deliverDue();
      const [row] = await deliveries(database);
      if (row?.state !== "queued") break;
      waits.push(row.next_at - clock.ms);
      clock.ms = row.next_at;
    }
    expect(await states(database)).toEqual(["dead"]);
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(waits[0]).toBeLessThanOrEqual(6_000);
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(2 * day);
    expect(waits.at(-1)).toBeGreaterThan(19 * 60 * minute);
    receiver.answer((response) => response.writeHead(200).end("taken"));
    const [dead] = await deliveries(database);
    expect(await replayDeliveries(database, { delivery: dead?.id ?? "" })).toBe(1);
    await sender.deliverDue();
    expect(await states(database)).toEqual(["sent"]);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("does not follow a redirect, and waits for no answer longer than it should", async () => {
    const { app, database } = await setUp();
    receiver.answer((response, { path }) => {
      if (path === "/hook") response.writeHead(307, { Location: "/elsewhere" }).end();
    });
    await app.send(message, verified());
    await senderOn(database).deliverDue();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await deliveries(database)).toMatchObject([{ state: "queued", status: 307 }]);
    receiver.answer(() => {});
    await database.db.updateTable("hook_deliveries").set({ next_at: 0 }).execute();
    await senderOn(database, 200).deliverDue();
    expect(await deliveries(database)).toMatchObject([
      { state: "queued", status: 0, last_error: "timeout" },
    ]);
  });

  it("ends with a 410, until a person goes on", async () => {
    const { app, sender, database, deps, hook } = await setUp();
    receiver.answer((response) => response.writeHead(410).end());
    await app.send(message, verified());
    await sender.deliverDue();
    await app.send(message, verified());
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(await database.db.selectFrom("hooks").select("state").execute()).toEqual([
      { state: "gone" },
    ]);
    receiver.answer((response) => response.writeHead(204).end());
    await resumeHook(deps, hook.id);
    await app.send(message, verified());
    await sender.deliverDue();
    expect(await states(database)).toEqual(["dead", "sent"]);
  });

  it("keeps to a Retry-After", async () => {
    const clock = { ms: Date.now() };
    const { app, sender, database } = await setUp({}, clock);
    receiver.answer((response) => response.writeHead(429, { "Retry-After": "7200" }).end());
    await app.send(message, verified());
    await sender.deliverDue();
    await app.send(message, verified());
    clock.ms += 7_100_000;
    await sender.deliverDue();
    expect(receiver.received).toHaveLength(1);
    receiver.answer((response) => response.writeHead(204).end());
    clock.ms += 200_000;
    while ((await states(database)).includes("queued")) clock.ms += await sender.deliverDue();
    expect(receiver.received).toHaveLength(3);
  });

  it("is not held up by an endpoint that hangs", async () => {
    const { app, database, deps, hook } = await setUp();
    const dead = await startHookReceiver();
    dead.answer(() => {});
    await addHook(deps, { url: dead.url });
    const sender = senderOn(database, 3_000);
    for (let count = 0; count < 5; count++) await app.send(message, verified());
    const begun = performance.now();
    const all = sender.deliverDue();
    while (receiver.received.length < 5 && performance.now() - begun < 2_500)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(receiver.received).toHaveLength(5);
    await all;
    const rows = await deliveries(database);
    const sent = rows.filter(({ state }) => state === "sent");
    expect(sent.map(({ hook_id }) => hook_id)).toEqual(Array(5).fill(hook.id));
    await dead.close();
  });

  it("keeps the order of what happens to one lead, and lets others pass", async () => {
    const clock = { ms: Date.now() };
    const { app, sender, database } = await setUp({}, clock);
    await app.send(message, verified());
    const leadId = await firstLead(database);
    receiver.answer((response) => response.writeHead(400).end());
    await sender.deliverDue();
    await markLead(database, leadId, "spam");
    clock.ms += 1;
    receiver.answer((response) => response.writeHead(204).end());
    await app.send({ ...message, fullName: "Second Example" }, verified());
    await sender.deliverDue();
    expect(await states(database)).toEqual(["queued", "held", "sent"]);
    clock.ms += minute;
    await sender.deliverDue();
    expect(await states(database)).toEqual(["sent", "sent", "sent"]);
    const ofLead = receiver.received.filter(({ body }) => JSON.parse(body).data.id === leadId);
    expect(ofLead.map(({ body }) => JSON.parse(body).type)).toEqual([
      "lead.created",
      "lead.created",
      "lead.updated",
    ]);
  });

  it("tells of a suspect message who asked, others when a person says that it is a good one", async () => {
    const { app, sender, database, deps } = await setUp();
    const curious = await startHookReceiver();
    await addHook(deps, { url: curious.url, suspects: true });
    await app.send(message, suspect());
    await sender.deliverDue();
    expect([typesOf(receiver), typesOf(curious)]).toEqual([[], ["lead.created"]]);
    await markLead(database, await firstLead(database), "ok");
    await sender.deliverDue();
    expect(typesOf(receiver)).toEqual(["lead.created"]);
    expect(typesOf(curious)).toEqual(["lead.created", "lead.updated"]);
    await curious.close();
  });

  it("signs with both secrets after a rotation, until the old one ends", async () => {
    const { app, sender, deps, hook } = await setUp();
    const fresh = await rotateSecret(deps, hook.id);
    await app.send(message, verified());
    await sender.deliverDue();
    const [first] = receiver.received;
    for (const secret of [hook.secret, fresh])
      new Webhook(secret).verify(first?.body ?? "", first?.headers as Record<string, string>);
    await rotateSecret(deps, hook.id, { atOnce: true });
    await app.send(message, verified());
    await sender.deliverDue();
    const [, last] = receiver.received;
    for (const secret of [hook.secret, fresh])
      expect(() =>
        new Webhook(secret).verify(last?.body ?? "", last?.headers as Record<string, string>),
      ).toThrow();
  });

  it("pauses after five days without a success, says so, and keeps everything", async () => {
    const clock = { ms: Date.now() };
    const { app, sender, database, deps, hook } = await setUp({}, clock);
    await receiver.down();
    const end = clock.ms + 6 * day;
    for (
      let next = clock.ms;
      clock.ms < end;
      clock.ms += Math.max(minute, await sender.deliverDue())
    )
      if (clock.ms >= next) {
        await app.send(message, verified());
        next += day / 2;
      }
    const [kept] = await database.db.selectFrom("hooks").selectAll().execute();
    expect(kept?.state).toBe("paused");
    await app.deps.outbox.deliverDue();
    const paused = app.delivered.filter(({ mail }) => mail.subject.includes("paused"));
    expect(paused).toHaveLength(1);
    await receiver.up();
    await resumeHook(deps, hook.id);
    await replayDeliveries(database, { hookId: hook.id, dead: true });
    while ((await states(database)).includes("queued")) clock.ms += await sender.deliverDue();
    expect(new Set(await states(database))).toEqual(new Set(["sent"]));
    expect(receiver.received).toHaveLength(12);
  });

  it("is not paused by a clock that is set forward while it fails", async () => {
    const clock = { ms: Date.now() };
    const { app, sender, database } = await setUp({}, clock);
    receiver.answer((response) => response.writeHead(503).end());
    await app.send(message, verified());
    await sender.deliverDue();
    clock.ms += 365 * day;
    await sender.deliverDue();
    await runMaintenance(database, { countsMonths: 36 });
    receiver.answer((response) => response.writeHead(204).end());
    while ((await states(database)).includes("queued")) clock.ms += await sender.deliverDue();
    expect(await states(database)).toEqual(["sent"]);
  });

  it("tells of an erased lead by its id alone, and keeps nothing else of it", async () => {
    const { app, sender, database } = await setUp();
    await app.send(message, verified());
    await sender.deliverDue();
    const lead = await findLead(database, await firstLead(database));
    receiver.answer((response) => response.writeHead(503).end());
    await markLead(database, lead?.lead.id ?? "", "spam");
    await sender.deliverDue();
    const folder = mkdtempSync(join(tmpdir(), "farline-hooks-"));
    if (lead) await eraseLead(database, lead, folder);
    rmSync(folder, { recursive: true });
    const tables = ["hook_events", "hook_deliveries"] as const;
    for (const table of tables)
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toMatch(
        /Ada|ada@example/,
      );
    receiver.answer((response) => response.writeHead(204).end());
    await database.db.updateTable("relays").set({ closed_until: 0 }).execute();
    await sender.deliverDue();
    const last = JSON.parse(receiver.received.at(-1)?.body ?? "");
    expect(last).toMatchObject({ type: "lead.erased", data: { id: lead?.lead.id } });
    expect(Object.keys(last.data)).toEqual(["id"]);
  });

  it("tells of a booked call, its move and its end", async () => {
    const { sender, database } = await setUp();
    const { book, call } = await bookingApp(database);
    const { body: booked } = await book();
    const to = { token: booked.token, slot: laterSlot };
    const { body: moved } = await call<BookingBody>(bookingEndpoints.reschedule, to);
    await call(bookingEndpoints.cancel, { token: moved.token });
    await sender.deliverDue();
    expect(typesOf(receiver)).toEqual([
      "lead.created",
      "booking.created",
      "booking.moved",
      "booking.cancelled",
    ]);
    for (const { body } of receiver.received) {
      const event = JSON.parse(body);
      expect(v.is(hookEventSchemas[event.type as HookTopic], event)).toBe(true);
    }
  });

  it("shows what an endpoint answers to a try, and keeps none of it", async () => {
    const { database, deps, hook } = await setUp({ header: "X-Api-Key: abc" });
    receiver.answer((response) => response.writeHead(403).end("who are you".repeat(100)));
    const answer = await testHook(deps, hook);
    expect(answer).toMatchObject({ status: 403, excerpt: expect.stringMatching(/^who are you/) });
    expect(answer.excerpt.length).toBe(300);
    expect(receiver.received[0]?.headers["x-api-key"]).toBe("abc");
    const rows = await deliveries(database);
    expect(rows).toMatchObject([{ state: "dead", last_error: "status 403" }]);
    expect(JSON.stringify(rows)).not.toContain("who are you");
  });

  it("stops reading an endless answer after so many bytes, not characters", async () => {
    const { deps, hook } = await setUp();
    receiver.answer((response) => {
      response.writeHead(200).write("é".repeat(40_000));
    });
    const answer = await testHook(deps, hook);
    expect(answer).toMatchObject({ status: 200, fault: "", excerpt: "é".repeat(300) });
    expect(answer.took).toBeLessThan(hookTimeout / 2);
  });
});
