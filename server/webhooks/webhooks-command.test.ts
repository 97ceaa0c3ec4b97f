import { expect, it } from "vitest";
import { UsageError } from "#server/cli/run-command.ts";
import { listAudit } from "#server/desk/audit.ts";
import { parseEnv } from "#server/env.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { startHookReceiver } from "#server/testing/hook-receiver.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { runWebhooksCommand } from "./webhooks-command.ts";

describeEngines("webhooks command", ({ open }) => {
  const start = async () => {
    const database = await open();
    const env = parseEnv({ HOOK_ALLOW: "127.0.0.1" });
    const app = await createTestApp(database, { env });
    const run = async (...words: string[]) => {
      const lines: string[] = [];
      await runWebhooksCommand({ database, env }, words, (line) => lines.push(line));
      return lines.join("\n");
    };
    return { app, database, run };
  };

  it("sets an endpoint up, tries it, shows what became of things, and ends it", async () => {
    const receiver = await startHookReceiver();
    const { app, run } = await start();
    const added = await run(
      "add",
      receiver.url,
      "--format",
      "make",
      "--header",
      "X-Key: 1",
      "--name",
      "Sheet",
    );
    const id = /Added (\S+)/.exec(added)?.[1]?.slice(0, 8) ?? "";
    const secret = /whsec_\S+/.exec(added)?.[0] ?? "";
    expect(secret.length).toBe(50);
    expect(await run("test", id)).toContain("Answered 204");
    receiver.answer((response) => response.writeHead(410).end());
    await app.send(trial);
    await app.deps.hooks.deliverDue();
    const shown = await run("deliveries", id);
    const delivery = /dlv_\S+/.exec(shown)?.[0] ?? "";
    expect(shown).toMatch(/lead\.created .* dead .* status 410/);
    expect(await run("list")).toMatch(/gone .* make .* 0 waiting, 2 dead|gone .* 1 dead/);
    expect(await run("list")).toContain("Sheet ");
    expect(await run("list")).not.toContain(secret);
    receiver.answer((response) => response.writeHead(200).end());
    expect(await run("replay", delivery)).toMatch(/^1 /);
    await run("resume", id);
    await app.deps.hooks.deliverDue();
    expect(await run("deliveries", id)).toContain("status 200");
    expect(await run("replay", id, "--since", "2000-01-01T00:00Z")).toMatch(/^2 /);
    expect(await run("rotate", id)).toMatch(/whsec_/);
    await run("pause", id);
    expect(await run("list")).toContain("paused");
    await run("remove", id);
    expect(await run("list")).toBe("No endpoints yet.");
    await receiver.close();
  });

  it("renames an endpoint, changes what it gets, and records who did", async () => {
    const { database, run } = await start();
    const added = await run("add", "http://127.0.0.1:9/", "--name", "Sheet", "--suspects");
    const id = /Added (\S+)/.exec(added)?.[1] ?? "";
    const find = () =>
      database.db.selectFrom("hooks").selectAll().where("id", "=", id).executeTakeFirst();
    const before = await find();
    await run("change", id.slice(0, 8), "--name", "  Sales\nsheet ");
    expect(await run("list")).toContain("Sales sheet ");
    expect(await find()).toEqual({ ...before, name: "Sales sheet", version: 2 });
    await run("change", id, "--events", "lead.created,booking.moved", "--no-suspects");
    expect(await find()).toMatchObject({
      name: "Sales sheet",
      events: "lead.created,booking.moved",
      suspects: 0,
    });
    await run("change", id, "--name", "");
    expect(await find()).toMatchObject({ name: "", suspects: 0 });
    for (const words of [[], ["--name", "x".repeat(61)], ["--events", "lead.lost"]])
      await expect(run("change", id, ...words)).rejects.toThrow(UsageError);
    const lines = await listAudit(database, 10);
    expect(lines.map(({ who, what, about }) => [who, what, about]).sort()).toEqual([
      ["command line", "added a connection", id],
      ...Array.from({ length: 3 }, () => ["command line", "changed a connection", id]),
    ]);
  });

  it("says what is wrong, and keeps nothing of it", async () => {
    const { run } = await start();
    const wrong = [
      ["add", "http://10.0.0.1/"],
      ["add", "https://169.254.169.254/latest"],
      ["add", "not an address"],
      ["add", "http://127.0.0.1/", "--format", "fax"],
      ["add", "http://127.0.0.1/", "--events", "lead.lost"],
      ["add", "http://127.0.0.1/", "--format", "lawmatics", "--events", "lead.erased"],
      ["add", "http://127.0.0.1/", "--header", "webhook-id: 1"],
      ["add", "http://127.0.0.1/", "--header", "X: a\r\nY: b"],
      ["add"],
      ["test", "ffff"],
      ["deliveries"],
      ["replay", "--dead"],
      ["remove", "x"],
      ["list", "--odd"],
      ["dance"],
    ];
    for (const words of wrong)
      await expect(run(...words), words.join(" ")).rejects.toThrow(UsageError);
    expect(await run("list")).toBe("No endpoints yet.");
  });
});
