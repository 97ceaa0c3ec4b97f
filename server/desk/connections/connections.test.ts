import { afterEach, beforeEach, expect, it } from "vitest";
import { barCount } from "#contract/desk-connections.ts";
import type { Database } from "#server/db/database.ts";
import { listAudit } from "#server/desk/audit.ts";
import { openLead } from "#server/desk/lead/open-lead.ts";
import { parseEnv } from "#server/env.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { type HookReceiver, startHookReceiver } from "#server/testing/hook-receiver.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { connectionServices } from "./connection-services.ts";

const who = "nora@farline.example";
const wish = { name: "", format: "standard", events: [], suspects: false, header: "" };

describeEngines("connections at the desk", ({ open }) => {
  let receiver: HookReceiver;
  beforeEach(async () => {
    receiver = await startHookReceiver();
  });
  afterEach(() => receiver.close());

  async function setUp(hookAllow = "127.0.0.1") {
    const database = await open();
    const app = await createTestApp(database, {
      env: { hookAllow: parseEnv({ HOOK_ALLOW: hookAllow }).hookAllow },
    });
    const services = connectionServices(app.deps, who);
    return { database, app, services };
  }

  async function added(services: Awaited<ReturnType<typeof setUp>>["services"]) {
    const result = await services.add({ ...wish, url: receiver.url });
    if (result.is !== "added") throw new Error(result.message);
    return result;
  }

  const acts = async (database: Database) =>
    (await listAudit(database, 50)).map(({ what, about }) => `${what} ${about}`);

  it("say at which field an address, an event or a header is refused", async () => {
    const { services } = await setUp("");
    const fieldOf = async (more: Partial<Parameters<typeof services.add>[0]>) => {
      const result = await services.add({ ...wish, url: "https://93.184.215.14/", ...more });
      return result.is === "refused" ? result.field : result.is;
    };
    expect(await fieldOf({ url: "nonsense" })).toBe("url");
    expect(await fieldOf({ url: "http://93.184.215.14/" })).toBe("url");
    expect(await fieldOf({ url: "https://10.1.4.20/hooks" })).toBe("url");
    expect(await fieldOf({ url: "https://no-such-host.invalid/" })).toBe("url");
    expect(await fieldOf({ header: "no colon" })).toBe("header");
    expect(await fieldOf({ format: "lawmatics", events: ["lead.erased"] })).toBe("events");
    expect(await fieldOf({ format: "fax" })).toBe("format");
    expect(await services.list()).toEqual([]);
    expect(await fieldOf({})).toBe("added");
  });

  it("are called what a person called them, or their host", async () => {
    const { app, database, services } = await setUp();
    const { connection } = await added(services);
    expect(connection.name).toBe(new URL(receiver.url).host);
    const named = await services.add({
      ...wish,
      name: " Slack, by Zapier ",
      url: `${receiver.url}/b`,
    });
    if (named.is !== "added") throw new Error(named.message);
    expect(named.connection.name).toBe("Slack, by Zapier");
    await app.send(trial);
    await app.deps.hooks.deliverDue();
    const { rows } = await services.deliveries({ filter: "all", cursor: "" });
    const names = [connection.name, "Slack, by Zapier"].sort();
    expect(rows.map(({ to }) => to).sort()).toEqual(names);
    const lead = await openLead(database, [], rows[0]?.lead?.id ?? "");
    const hooks = lead?.trail.filter(({ kind }) => kind === "hook").map((entry) => entry.who);
    expect(hooks?.sort()).toEqual(names);
  });

  it("are renamed, and get other events, unless somebody was faster", async () => {
    const { database, services } = await setUp();
    const { connection } = await added(services);
    const { id, version, name: host } = connection;
    const events = ["lead.created", "booking.moved"];
    const change = { name: " Sales  sheet ", events, suspects: true };
    expect(await services.change(id, version, change)).toBeUndefined();
    const changed = { name: "Sales sheet", events, suspects: true, version: version + 1 };
    expect(await services.find(id)).toMatchObject(changed);
    expect(await services.change(id, version, { ...change, name: "Late" })).toMatch(/changed/);
    const tooLong = { ...change, name: "x".repeat(61) };
    expect(await services.change(id, version + 1, tooLong)).toMatch(/60/);
    const unknown = { ...change, events: ["lead.lost"] };
    expect(await services.change(id, version + 1, unknown)).toMatch(/lead\.lost/);
    expect(await services.change("no-such-id", 1, change)).toBeDefined();
    expect(await services.find(id)).toMatchObject(changed);
    const plain = { name: "", events: [], suspects: false };
    expect(await services.change(id, version + 1, plain)).toBeUndefined();
    const found = await services.find(id);
    expect(found).toMatchObject({ name: host, suspects: false, events: connection.events });
    expect((await acts(database)).sort()).toEqual([
      `added a connection ${id}`,
      `changed a connection ${id}`,
      `changed a connection ${id}`,
    ]);
  });

  it("never show a secret again", async () => {
    const { services } = await setUp();
    const { secret, connection } = await added(services);
    const [listed] = await services.list();
    const found = await services.find(connection.id);
    expect(secret).toMatch(/^whsec_/);
    for (const seen of [listed, found, connection])
      expect(JSON.stringify(seen)).not.toContain(secret.slice(6));
    const made = await services.rotate(connection.id, { version: 1, atOnce: false });
    expect("secret" in made && made.secret).toMatch(/^whsec_/);
    expect((await services.find(connection.id))?.oldSecretUntil).toBeGreaterThan(Date.now());
  });

  it("overwrite nothing that somebody else changed", async () => {
    const { services, database } = await setUp();
    const { connection } = await added(services);
    expect(await services.pause(connection.id, connection.version)).toBeUndefined();
    expect(await services.resume(connection.id, connection.version)).toMatch(/changed/);
    expect((await services.find(connection.id))?.state).toBe("paused");
    expect(await services.remove(connection.id)).toBe(true);
    expect(await services.find(connection.id)).toBeUndefined();
    expect(await services.remove(connection.id)).toBe(false);
    expect((await acts(database)).sort()).toEqual(
      ["added a connection", "paused a connection", "removed a connection"].map(
        (what) => `${what} ${connection.id}`,
      ),
    );
  });

  it("show what was sent, page by page, and send it again", async () => {
    const { services, app } = await setUp();
    const { connection } = await added(services);
    for (let number = 0; number < 33; number++)
      await app.send({
        ...trial,
        fullName: `Visitor ${number}`,
        message: `Free trial request from Visitor ${number}`,
      });
    await app.deps.hooks.deliverDue();
    expect(receiver.received).toHaveLength(33);
    const query = { id: connection.id, filter: "all", cursor: "" } as const;
    const first = await services.deliveries(query);
    const second = await services.deliveries({ ...query, cursor: first.next ?? "" });
    const names = [...first.rows, ...second.rows].map(({ lead }) => lead?.name);
    expect(new Set(names).size).toBe(33);
    expect(second.next).toBeUndefined();
    expect((await services.deliveries({ ...query, filter: "dead" })).rows).toEqual([]);
    const [listed] = await services.list();
    expect(listed?.bars).toHaveLength(barCount);
    expect(listed?.bars.reduce((sum, { all }) => sum + all, 0)).toBe(33);
    expect(listed?.bars.some(({ refused }) => refused > 0)).toBe(false);
    const [delivery] = first.rows;
    expect(await services.replay({ delivery: delivery?.id ?? "" })).toBe(1);
    await app.deps.hooks.deliverDue();
    expect(receiver.received).toHaveLength(34);
    expect(await services.replaySince(connection.id, "tomorrow")).toBeUndefined();
    expect(await services.replaySince(connection.id, "2020-01-01T00:00")).toBe(33);
    expect(await services.replay({ hookId: connection.id, dead: true })).toBe(0);
  });

  it("mark a refusal in the bars, and count who needs a person", async () => {
    const { services, app } = await setUp();
    const { connection } = await added(services);
    expect(await services.needing()).toBe(0);
    receiver.answer((response) => void response.writeHead(500).end());
    await app.send(trial);
    await app.deps.hooks.deliverDue();
    expect(await services.needing()).toBe(1);
    const [listed] = await services.list();
    expect(listed?.bars.at(-1)).toEqual({ all: 1, refused: 1 });
    const answer = await services.test(connection.id);
    expect(answer?.status).toBe(500);
    expect(await services.test("no-such-id")).toBeUndefined();
  });
});
