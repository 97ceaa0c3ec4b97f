import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { atTime } from "#server/testing/at-time.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, message, trial } from "#server/testing/test-app.ts";

const leads = (database: Database) => database.db.selectFrom("leads").selectAll().execute();
const withToken = (token: string, key = "key-00000001") => ({
  "X-Captcha-Token": token,
  "Idempotency-Key": key,
});

describeEngines("POST /sendMail", ({ open, openMany }) => {
  it("stores a message, mails it to the company and says so", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    const response = await send(message, withToken("ok-1"));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ message: expect.any(String) });
    const [lead] = await leads(database);
    expect(lead).toMatchObject({
      full_name: message.fullName,
      standing: "verified",
      message: message.message,
    });
    await deps.outbox.deliverDue();
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({
      id: lead?.id,
      mail: { to: message.to, replyTo: { address: message.email }, subject: message.subject },
    });
  });

  it("keeps what the visitor agreed to beside the message, and tells the company", async () => {
    const database = await open();
    const { send, post, deps, delivered } = await createTestApp(database);
    await send(message, { ...withToken("ok-1"), "X-Form-Consents": "consentMarketing,made-up" });
    await post({ ...message, subject: "No script", consentInformational: "on" });
    const kept = (await leads(database)).map(({ subject, consents }) => [subject, consents]);
    expect(Object.fromEntries(kept)).toEqual({
      [message.subject]: "consentMarketing",
      "No script": "consentInformational",
    });
    await deps.outbox.deliverDue();
    const texts = delivered.map(({ mail }) => mail.text);
    expect(
      texts.filter((text) => /^Agreed to: marketing messages by text$/m.test(text)),
    ).toHaveLength(1);
    expect(texts.filter((text) => text.includes("informational messages by text"))).toHaveLength(1);
  });

  it("keeps one lead with the boxes of the last time it was sent, and tells the company", async () => {
    const database = await open();
    const { send, post, deps, delivered } = await createTestApp(database);
    const agreed = async () => (await leads(database)).map(({ consents }) => consents);
    const plain = { ...message, subject: "No script" };
    await post(plain);
    await post({ ...plain, consentMarketing: "on" });
    expect(await agreed()).toEqual(["consentMarketing"]);
    await post(plain);
    expect(await agreed()).toEqual([""]);

    const asked = withToken("ok-1");
    await send(message, { ...asked, "X-Form-Consents": "consentMarketing,consentInformational" });
    const unchecked = await send(message, { ...asked, "X-Form-Consents": "" });
    expect(unchecked.status).toBe(200);
    expect(await agreed()).toEqual(["", ""]);
    await send(message, { ...asked, "X-Form-Consents": "" });
    await deps.outbox.deliverDue();
    const changes = delivered
      .map(({ mail }) => mail)
      .filter(({ text }) => /Agreed to now/.test(text));
    expect(changes.map(({ to, text }) => [to, /now: (.*)/.exec(text)?.[1]]).sort()).toEqual([
      [deps.env.mailTo, "marketing messages by text"],
      [deps.env.mailTo, "nothing"],
      [deps.env.mailTo, "nothing"],
    ]);
  });

  it("answers a repeat the same without a second lead, also when its captcha is used up", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const first = await (await send(message, withToken("ok-1"))).text();
    const second = await send(message, withToken("ok-1"));
    expect(await second.text()).toBe(first);
    expect(second.status).toBe(200);
    expect(await leads(database)).toHaveLength(1);
  });

  it("refuses the same key with other words", async () => {
    const { send } = await createTestApp(await open());
    await send(trial, { "Idempotency-Key": "key-00000001" });
    const other = await send(
      { ...trial, fullName: "Somebody" },
      { "Idempotency-Key": "key-00000001" },
    );
    expect(other.status).toBe(409);
  });

  it("makes one lead of twenty posts at once to three processes", async () => {
    const databases = await openMany(3);
    await migrate(databases[0] as Database);
    const apps = await Promise.all(databases.map((database) => createTestApp(database)));
    const posts = Array.from({ length: 20 }, (_, index) =>
      apps[index % 3]?.send(message, withToken("ok-1")),
    );
    const statuses = (await Promise.all(posts)).map((response) => response?.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await leads(databases[0] as Database)).toHaveLength(1);
  });

  it("takes a captcha once, whatever the keys", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const posts = Array.from({ length: 20 }, (_, index) =>
      send(message, withToken("ok-1", `key-${index}-0000`)),
    );
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
    expect(await leads(database)).toHaveLength(1);
  });

  it("refuses a missing and a wrong captcha, and keeps nothing", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    expect((await send(message)).status).toBe(403);
    expect((await send(message, withToken("no-1"))).status).toBe(403);
    expect(await leads(database)).toHaveLength(0);
  });

  it("keeps what it cannot check, and says so to the company", async () => {
    const database = await open();
    const { send, post, deps, delivered } = await createTestApp(database);
    expect((await send(message, withToken("down-1"))).status).toBe(200);
    const plain = await post({ ...message, returnTo: "/contact" });
    expect(plain.status).toBe(303);
    expect(plain.headers.get("Location")).toBe("/sent");
    expect((await leads(database)).map((lead) => lead.standing)).toEqual([
      "unverified",
      "unverified",
    ]);
    await deps.outbox.deliverDue();
    expect(delivered.every(({ mail }) => mail.subject.startsWith("[unverified] "))).toBe(true);
  });

  it("keeps what looks like a machine's, marked", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    await send(trial, { "X-Form-Honeypot": "http://spam.example" });
    await send({ ...trial, fullName: "Fast" }, { "X-Form-Elapsed": "200" });
    await send({ ...trial, fullName: "Slow" }, { "X-Form-Elapsed": "20000" });
    const found = (await leads(database)).map((lead) => [
      lead.full_name,
      lead.standing,
      lead.reason,
    ]);
    expect(found).toContainEqual([trial.fullName, "suspect", "honeypot"]);
    expect(found).toContainEqual(["Fast", "suspect", "too fast"]);
    expect(found).toContainEqual(["Slow", "open", ""]);
  });

  it("makes one lead of a plain form that is posted twice", async () => {
    const database = await open();
    const { post } = await createTestApp(database);
    await Promise.all([post(message), post(message)]);
    expect(await leads(database)).toHaveLength(1);
  });

  it("makes another lead of a plain form that is posted again after ten minutes", async () => {
    const clock = { ms: Date.now() };
    const database = atTime(await open(), clock);
    const { post } = await createTestApp(database);
    await post(message);
    // Whatever the time of day: no window ends in between.
    for (let second = 0; second < 590; second += 59) {
      clock.ms += 59_000;
      await post(message);
    }
    expect(await leads(database)).toHaveLength(1);
    clock.ms += 11_000;
    await Promise.all([post(message), post(message)]);
    expect(await leads(database)).toHaveLength(2);
  });

  it("shows a plain form again with its text and what was wrong", async () => {
    const { post } = await createTestApp(await open());
    const response = await post({ ...message, email: "ada@", returnTo: "/contact" });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(message.subject);
    expect(html).toContain('"email":');
  });

  it("writes to the inbox of today and to no other, whatever `to` says", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    const given: unknown[] = ["victim@example.com", "inbox@of-yesterday.example", "", 7, undefined];
    const answers = await Promise.all(
      given.map((to, index) => send({ ...trial, to, fullName: `Ada ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(given.map(() => 200));
    expect(await leads(database)).toHaveLength(given.length);
    await deps.outbox.deliverDue();
    expect(delivered.map(({ mail }) => mail.to)).toEqual(given.map(() => deps.env.mailTo));
  });

  it("asks for the captcha whatever fields of other forms a message brings along", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    const disguises = [
      { ...message, companyName: "" },
      { ...message, firmName: "Hale" },
      { ...trial, subject: "Another subject" },
      { ...trial, message: "Words of my own" },
      { ...trial, message: `${trial.message}\nand words of my own` },
      { ...message, subject: trial.subject, companyName: "" },
    ];
    const answers = await Promise.all(disguises.map((one) => send(one)));
    expect(answers.map(({ status }) => status)).toEqual(disguises.map(() => 403));
    expect(await leads(database)).toHaveLength(0);
  });

  it("names a field that the form requires and the message lacks", async () => {
    const { send } = await createTestApp(await open());
    const answer = await send({ ...trial, mobileNumber: " " });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ fields: { mobileNumber: expect.any(String) } });
  });

  it("limits one client, says for how long, and leaves others alone", async () => {
    const { app } = await createTestApp(await open(), {
      env: { limitPerClient: 2, trustProxy: 1 },
    });
    const from = (address: string, fullName: string) =>
      app.request("/sendMail", {
        method: "POST",
        body: JSON.stringify({ ...trial, fullName }),
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      });
    await from("2001:db8::1", "a");
    await from("2001:db8::2", "b");
    const third = await from("2001:db8::3", "c");
    expect(third.status).toBe(429);
    expect(Number(third.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await from("2001:db8:1::1", "d")).status).toBe(200);
  });

  it("says that it cannot store, and stores again when it can", async () => {
    const database = await open();
    const broken = await createTestApp(database);
    broken.deps.database.commit = () => Promise.reject(new Error("disk full"));
    const refused = await broken.send(trial, { "Idempotency-Key": "key-00000001" });
    expect(refused.status).toBe(503);
    expect(await refused.text()).not.toContain("disk");
    const { send } = await createTestApp(database);
    expect((await send(trial, { "Idempotency-Key": "key-00000001" })).status).toBe(200);
  });

  it("takes messages while hundreds of others drip their bodies", async () => {
    const { app, send } = await createTestApp(await open());
    const drips = Array.from({ length: 300 }, () => {
      const body = new ReadableStream<Uint8Array>({
        start: (c) => c.enqueue(new Uint8Array([0x7b])),
      });
      const headers = { "Content-Type": "application/json" };
      return app.request("/sendMail", {
        method: "POST",
        body,
        headers,
        duplex: "half",
      } as RequestInit);
    });
    expect(drips).toHaveLength(300);
    expect((await send(trial)).status).toBe(200);
  });
});
