import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { parsePeople } from "#server/desk/people.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { signOutEverywhere } from "./sessions.ts";
import { commandLink } from "./sign-in-links.ts";

const nora = "nora@farline.example";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A browser with its cookies. */
class Browser {
  readonly #app: TestApp["app"];
  readonly cookies = new Map<string, string>();
  constructor({ app }: TestApp) {
    this.#app = app;
  }

  async go(path: string, form?: Record<string, string>, method?: string): Promise<Response> {
    const response = await this.#app.request(path, {
      method: method ?? (form ? "POST" : "GET"),
      headers: {
        "User-Agent": firefox,
        Cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        "Sec-Fetch-Site": "same-origin",
        ...(form && { "Content-Type": "application/x-www-form-urlencoded" }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  ask = (address = nora) => this.go("/desk/sign-in", { address });
  press = (link: string) => this.go(new URL(link).pathname, {});
  type = (code: string) => this.go("/desk/enter", { code });
  isIn = async () => (await this.go("/desk")).status === 200;
}

async function start(database: Database) {
  const tools = await createTestApp(database, {
    env: { desk: parsePeople(`Nora Bell <${nora}>, sam@farline.example`) ?? [] },
  });
  // Every test asks more often than a person may.
  tools.deps.limits.use = async () => {};
  tools.deps.limits.spendOverall = async () => {};
  const mail = async () => {
    // The work runs behind the answer.
    for (let turn = 0; turn < 200; turn++) {
      await tools.deps.outbox.deliverDue();
      const text = tools.delivered.splice(0).at(-1)?.mail.text;
      if (text)
        return {
          link: /https?:\S+/.exec(text)?.[0] ?? "",
          code: /there: (\S+ \S+)/.exec(text)?.[1] ?? "",
        };
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error("no mail");
  };
  return { ...tools, mail, browser: new Browser(tools) };
}

const age = (database: Database, minutes: number) =>
  database.db
    .updateTable("desk_links")
    .set((eb) => ({ expires_at: eb("expires_at", "-", minutes * 60_000) }))
    .execute();

describeEngines("entering the desk", ({ open }) => {
  it("enters by the link of the mail, in the browser that asked", async () => {
    const { browser, mail } = await start(await open());
    expect((await browser.ask()).status).toBe(303);
    const { link } = await mail();
    expect((await browser.go(new URL(link).pathname)).status).toBe(200);
    expect(await browser.isIn()).toBe(false);
    const entered = await browser.press(link);
    expect(entered.headers.get("Location")).toBe("/desk");
    expect(await browser.isIn()).toBe(true);
  });

  it("is not used up by a scanner's GET, HEAD or POST", async () => {
    const { browser, mail, ...tools } = await start(await open());
    await browser.ask();
    const { link } = await mail();
    const scanner = new Browser(tools);
    const path = new URL(link).pathname;
    await scanner.go(path);
    await scanner.go(path, undefined, "HEAD");
    expect((await scanner.press(link)).status).toBe(403);
    expect(await scanner.isIn()).toBe(false);
    await browser.press(link);
    expect(await browser.isIn()).toBe(true);
  });

  it("enters once by a link, not late, and not by an unknown one", async () => {
    const database = await open();
    const { browser, mail } = await start(database);
    await browser.ask();
    const asked = new Map(browser.cookies);
    const first = await mail();
    await browser.press(first.link);
    browser.cookies.clear();
    for (const [name, value] of asked) browser.cookies.set(name, value);
    expect((await browser.press(first.link)).status).toBe(410);
    await browser.ask();
    const late = await mail();
    await age(database, 15);
    expect((await browser.press(late.link)).status).toBe(410);
    expect((await browser.press("http://localhost/desk/enter/AAAA")).status).toBe(410);
    expect(await browser.isIn()).toBe(false);
  });

  it("enters once when pressed twice at the same time", async () => {
    const { browser, mail } = await start(await open());
    await browser.ask();
    const { link } = await mail();
    const answers = await Promise.all([browser.press(link), browser.press(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
  });

  it("enters by the code, however it is typed, and gives it five tries", async () => {
    const { browser, mail } = await start(await open());
    await browser.ask();
    const { code } = await mail();
    expect((await browser.type("2222 2222")).status).toBe(403);
    expect((await browser.type(` ${code.toLowerCase()}`)).status).toBe(303);
    expect(await browser.isIn()).toBe(true);

    await browser.ask();
    const second = await mail();
    browser.cookies.delete("desk");
    for (let attempt = 0; attempt < 5; attempt++) await browser.type("22222222");
    expect((await browser.type(second.code)).status).toBe(403);
    expect((await browser.press(second.link)).status).toBe(410);
  });

  it("leads nobody in by a link or a cookie that a stranger made", async () => {
    const { mail, ...tools } = await start(await open());
    const stranger = new Browser(tools);
    await stranger.ask();
    const { link, code } = await mail();
    const victim = new Browser(tools);
    victim.cookies.set("desk", "planted-session-token");
    expect((await victim.press(link)).status).toBe(403);
    expect((await victim.type(code)).status).toBe(403);
    victim.cookies.set("desk-ask", stranger.cookies.get("desk-ask") ?? "");
    await victim.press(link);
    expect(victim.cookies.get("desk")).not.toBe("planted-session-token");
  });

  it("says the same to somebody who may not enter, and mails nothing", async () => {
    const database = await open();
    const { browser, delivered, deps, ...tools } = await start(database);
    const known = await browser.ask();
    const stranger = new Browser({ ...tools, delivered, deps });
    const unknown = await stranger.ask("eve@elsewhere.example");
    expect(unknown.status).toBe(known.status);
    expect(unknown.headers.get("Location")).toBe(known.headers.get("Location"));
    const wrong = async (who: Browser) => {
      const words: string[] = [];
      for (let attempt = 0; attempt < 6; attempt++)
        words.push(await (await who.type("2222 2222")).text());
      return words;
    };
    // A stranger sees the same pages as a known person, try after try.
    expect(await wrong(stranger)).toEqual(await wrong(browser));
    await deps.outbox.deliverDue();
    expect(delivered.map(({ mail }) => mail.to)).toEqual([nora]);
  });

  it("answers after the same time, whoever asks and however long the link takes", async () => {
    const database = await open();
    let release = () => {};
    let held = Promise.resolve();
    const slow = {
      ...database,
      commit: (async (work) => {
        await held;
        return database.commit(work);
      }) as Database["commit"],
    };
    const { browser } = await start(slow);
    held = new Promise<void>((resolve) => {
      release = resolve;
    });
    for (const address of [nora, "eve@elsewhere.example"]) {
      const began = performance.now();
      // It comes although the link is not written yet.
      expect((await browser.ask(address)).status).toBe(303);
      // Timers may fire a millisecond early.
      expect(performance.now() - began).toBeGreaterThan(398);
    }
    release();
    const written = () => database.db.selectFrom("desk_links").select("hash").execute();
    await expect.poll(written).toHaveLength(2);
  });

  it("keeps no token, code or session as it is", async () => {
    const database = await open();
    const { browser, mail } = await start(database);
    await browser.ask();
    const { link, code } = await mail();
    await browser.press(link);
    const kept = JSON.stringify([
      await database.db.selectFrom("desk_links").selectAll().execute(),
      await database.db.selectFrom("desk_sessions").selectAll().execute(),
      await database.db.selectFrom("desk_audit").selectAll().execute(),
    ]);
    const secrets = [link.split("/").at(-1), code.replace(" ", ""), browser.cookies.get("desk")];
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it("has three links of an address alive, and mails five an hour", async () => {
    const database = await open();
    const { browser, mail, delivered, deps } = await start(database);
    const links: { cookie: string; link: string }[] = [];
    for (let number = 0; number < 5; number++) {
      await browser.ask();
      links.push({ cookie: browser.cookies.get("desk-ask") ?? "", ...(await mail()) });
    }
    expect((await browser.ask()).status).toBe(303);
    await deps.outbox.deliverDue();
    expect(delivered).toEqual([]);
    const statuses: number[] = [];
    for (const { cookie, link } of links) {
      browser.cookies.set("desk-ask", cookie);
      statuses.push((await browser.press(link)).status);
    }
    expect(statuses).toEqual([410, 410, 303, 303, 303]);
  });

  it("enters any browser by a link of the command line, once", async () => {
    const database = await open();
    const { browser, ...tools } = await start(database);
    const link = await commandLink(
      { database, siteUrl: "http://localhost" },
      { name: "N", address: nora },
    );
    expect((await browser.press(link)).status).toBe(303);
    expect(await browser.isIn()).toBe(true);
    expect((await new Browser(tools).press(link)).status).toBe(410);
  });
});

describeEngines("sessions of the desk", ({ open }) => {
  async function entered(database: Database) {
    const tools = await start(database);
    const enter = async () => {
      const browser = new Browser(tools);
      const link = await commandLink(
        { database, siteUrl: "http://localhost" },
        { name: "N", address: nora },
      );
      await browser.press(link);
      return browser;
    };
    return { ...tools, enter };
  }

  it("ends after twelve idle hours and after seven days", async () => {
    const database = await open();
    const { enter } = await entered(database);
    const move = (column: "used_at" | "created_at", hours: number) =>
      database.db
        .updateTable("desk_sessions")
        .set((eb) => ({ [column]: eb(column, "-", hours * 3_600_000) }))
        .execute();
    const idle = await enter();
    await move("used_at", 11.9);
    expect(await idle.isIn()).toBe(true);
    await move("used_at", 12);
    expect(await idle.isIn()).toBe(false);
    const old = await enter();
    await move("created_at", 7 * 24);
    expect(await old.isIn()).toBe(false);
  });

  it("ends when DESK no longer names the address", async () => {
    const { enter, deps } = await entered(await open());
    const browser = await enter();
    Object.assign(deps.desk ?? {}, { people: parsePeople("sam@farline.example") });
    expect(await browser.isIn()).toBe(false);
  });

  it("signs out here, in another browser, and everywhere with the links under way", async () => {
    const database = await open();
    const { enter, mail, browser: asking } = await entered(database);
    const [first, second, third] = [await enter(), await enter(), await enter()];
    await first.go("/desk/sign-out", { which: "here" });
    expect(await first.isIn()).toBe(false);
    const rows = await database.db.selectFrom("desk_sessions").select("hash").execute();
    expect(rows).toHaveLength(2);
    await asking.ask();
    const { link } = await mail();
    const out = await second.go("/desk/sign-out", { which: "everywhere" });
    expect(out.headers.get("Clear-Site-Data")).toBe('"cookies", "storage"');
    expect([await second.isIn(), await third.isIn()]).toEqual([false, false]);
    expect((await asking.press(link)).status).toBe(410);
    await enter();
    expect(await signOutEverywhere(database, nora)).toBe(1);
  });

  it("is forgotten when it has ended, with links and their mails", async () => {
    const database = await open();
    const { enter, browser, mail } = await entered(database);
    await enter();
    await browser.ask();
    await mail();
    const longAgo = Date.now() - 8 * 24 * 3_600_000;
    await database.db.updateTable("desk_sessions").set({ used_at: longAgo }).execute();
    await database.db.updateTable("desk_links").set({ expires_at: longAgo }).execute();
    await database.db.updateTable("outbox").set({ created_at: longAgo }).execute();
    await runMaintenance(database, { countsMonths: 36 });
    for (const table of ["desk_sessions", "desk_links", "outbox"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(
      (await database.db.selectFrom("desk_audit").selectAll().execute()).length,
    ).toBeGreaterThan(2);
  });
});
