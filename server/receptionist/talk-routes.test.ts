import { expect, it } from "vitest";
import { phrases } from "#content/receptionist/languages.ts";
import {
  type TalkEvent,
  type TalkRequest,
  talkEndpoint,
  talkLimits,
} from "#contract/receptionist.ts";
import { createApp } from "#server/app.ts";
import type { Database } from "#server/db/database.ts";
import type { RateLimits } from "#server/http/rate-limits.ts";
import { Refusal } from "#server/http/refusal.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { noLimits } from "#server/testing/no-limits.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { newConversation } from "./conversation.ts";

type Done = Extract<TalkEvent, { type: "done" }>;

async function talkApp(database: Database, limits: RateLimits = noLimits) {
  const { deps: base } = await createTestApp(database);
  const clock = Date.parse("2026-03-12T15:00:00Z");
  const deps = {
    ...base,
    bookings: { ...base.bookings, clock: () => clock },
    limits,
  };
  const app = createApp(deps);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    Promise.resolve(
      app.request(talkEndpoint, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json", ...headers },
      }),
    );
  const events = async (body: TalkRequest, headers?: Record<string, string>) => {
    const text = await (await post(body, headers)).text();
    return text
      .split("\n\n")
      .filter((part) => part.startsWith("data: "))
      .map((part) => JSON.parse(part.slice(6)) as TalkEvent);
  };
  let state: string | undefined;
  const say = async (
    message: string,
    more: Partial<TalkRequest> = {},
    headers?: Record<string, string>,
  ) => {
    const body = { message, timeZone: "America/Denver", ...(state && { state }), ...more };
    const all = await events(body, headers);
    const done = all.at(-1) as Done;
    if (done.type !== "done") throw new Error(JSON.stringify(done));
    state = done.state;
    const text = all.flatMap((one) => (one.type === "text" ? [one.text] : [])).join("");
    return { ...done, text, all };
  };
  return { app, deps, post, say };
}

const leads = (database: Database) => database.db.selectFrom("leads").selectAll().execute();

describeEngines("POST /api/talk", ({ open }) => {
  it("answers as a stream, with sources and a sealed state", async () => {
    const { say } = await talkApp(await open());
    const reply = await say("¿Cuánto cuesta Silver?");
    expect(reply).toMatchObject({ language: "es", action: "answer" });
    expect(reply.text).toContain("$545");
    expect(reply.all.map((one) => one.type).slice(0, 2)).toEqual(["reading", "text"]);
    expect(reply.sources[0]?.href).toBe("/pricing");
    expect(reply.state).not.toContain("Silver");
  });

  it("ends a conversation after its last turn", async () => {
    const { post, deps } = await talkApp(await open());
    const after = (turn: number) =>
      post({
        message: "What does it cost?",
        timeZone: "UTC",
        state: deps.talk.sealer.seal({ ...newConversation(), turn }),
      });
    expect((await after(talkLimits.turns - 1)).status).toBe(200);
    expect((await after(talkLimits.turns)).status).toBe(429);
  });

  it("books a call; the company has the lead with the conversation", async () => {
    const database = await open();
    const { say, deps } = await talkApp(database);
    await say("What does it cost?");
    const { card } = await say("book thirty minutes on Tuesday");
    if (card?.kind !== "slots") throw new Error("no times");
    const [slot] = card.slots;
    await say(slot?.full ?? "", { choice: { kind: "slot", start: slot?.start ?? "" } });
    expect(await leads(database)).toEqual([]);
    const done = await say(
      "Book it",
      { choice: { kind: "details", fields: { name: "Marcus Oyelaran", email: "m@example.com" } } },
      { "X-Captcha-Token": "ok-1" },
    );
    expect(done.action).toBe("booked");
    const [lead] = await leads(database);
    expect(lead).toMatchObject({ full_name: "Marcus Oyelaran", standing: "verified" });
    expect(lead?.message).toContain("Visitor: What does it cost?");
    expect(lead?.message).toContain("$149");
    const [booking] = await database.db.selectFrom("bookings").selectAll().execute();
    expect(new Date(Number(booking?.start)).toISOString()).toBe(slot?.start);
    expect(await deps.database.db.selectFrom("outbox").selectAll().execute()).toHaveLength(2);
  });

  it("does not call a time gone that it could only not hold, and books it", async () => {
    const database = await open();
    const { say } = await talkApp(database, {
      ...noLimits,
      async use(action) {
        if (action === "hold") throw new Refusal(429, "limited", "That was a lot at once.");
      },
    });
    const { card } = await say("book thirty minutes on Tuesday");
    if (card?.kind !== "slots") throw new Error("no times");
    const [slot] = card.slots;
    const start = slot?.start ?? "";
    const asked = await say(slot?.full ?? "", { choice: { kind: "slot", start } });
    expect(asked.text).not.toContain(phrases.en.booking.whenTaken);
    expect(asked.card?.kind).toBe("form");
    const fields = { name: "Marcus Oyelaran", email: "m@example.com" };
    const done = await say("Book it", { choice: { kind: "details", fields } });
    expect(done.action).toBe("booked");
    expect(await leads(database)).toHaveLength(1);
  });

  it("takes a message, once, however often the last turn is sent", async () => {
    const database = await open();
    const { say, post } = await talkApp(database);
    await say("can I leave a message?");
    await say("Dana Whitfield, dana@hale.example");
    const sure = await say("Please call about four lines.");
    const last = { message: "yes", state: sure.state };
    await Promise.all([post(last), post(last)].map(async (one) => (await one).text()));
    await (await post(last)).text();
    const all = await leads(database);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ email: "dana@hale.example", standing: "unverified" });
    expect(all[0]?.message).toMatch(/^Please call about four lines\.[\s\S]*Visitor: yes/);
  });

  it("writes the choices made on the pages beside the lead, and what was said instead of them", async () => {
    const database = await open();
    const { say } = await talkApp(database);
    const slip = { "X-Lead-Slip": "plan=gold&billing=monthly&trade=dentists" };
    await say("60 calls a day, 3 minutes each. I am a plumber in Boise", {}, slip);
    await say("Please call me back about prices, Dana Whitfield, dana@hale.example", {}, slip);
    await say("yes", {}, slip);
    const [lead] = await leads(database);
    expect(lead?.slip).toContain("Gold, monthly billing; 3,600 minutes a month");
    expect(lead?.slip).toMatch(/Plumbers$/);
  });

  it("refuses what is no message, in words", async () => {
    const { post } = await talkApp(await open());
    expect((await post({ message: "" })).status).toBe(422);
    expect((await post({ message: "x".repeat(601) })).status).toBe(422);
    expect((await post({ message: "hi", timeZone: "Mars/Base" })).status).toBe(422);
    expect((await post({ message: "hi", choice: { kind: "slot", start: "soon" } })).status).toBe(
      422,
    );
    expect((await post("hello")).status).toBe(400);
  });

  it("begins anew with a state that is not ours", async () => {
    const { say } = await talkApp(await open());
    expect((await say("hello", { state: "forged" })).action).toBe("greet");
  });
});
