import { expect, it } from "vitest";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parsePeople } from "#server/desk/people.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { knownBrowsers } from "./known-browsers.ts";
import { signOutEverywhere } from "./sessions.ts";
import { askLink, commandLink } from "./sign-in-links.ts";

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

async function start(database: Database, DESK = `Nora Bell <${nora}>, sam@farline.example`) {
  const tools = await createTestApp(database, { env: { desk: parsePeople(DESK) ?? [] } });
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

describeEngines("entering the desk", ({ open, openMany }) => {
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

  it("tells nobody by its time who may enter, in two hundred tries", async () => {
    const known = Array.from({ length: 100 }, (_, n) => `person${n}@farline.example`);
    const tools = await start(await open(), known.join(", "));
    const times = { known: [] as number[], stranger: [] as number[] };
    const timed = async (who: keyof typeof times, address: string) => {
      const browser = new Browser(tools);
      const began = performance.now();
      expect((await browser.ask(address)).status).toBe(303);
      times[who].push(performance.now() - began);
    };
    // In pairs, and each first in every other one: whatever else the machine does slows both.
    for (let from = 0; from < known.length; from += 10)
      await Promise.all(
        known.slice(from, from + 10).flatMap((address, index) => {
          const pair = [
            () => timed("known", address),
            () => timed("stranger", address.replace("person", "eve")),
          ];
          return (index % 2 ? pair.reverse() : pair).map((ask) => ask());
        }),
      );
    const median = (of: number[]) => of.sort((a, b) => a - b)[of.length / 2] ?? Number.NaN;
    expect(times.known).toHaveLength(100);
    expect(Math.abs(median(times.known) - median(times.stranger))).toBeLessThan(10);
  }, 60_000);

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

  it("mails an address five links an hour, each of which its browser can use", async () => {
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
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
  });

  it("mails no more than five when twenty ask at once, in several processes", async () => {
    const databases = await openMany(4);
    const [database] = databases as [Database];
    await migrate(database);
    const people = parsePeople(nora) ?? [];
    const siteUrl = "http://localhost";
    await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        askLink(
          { database: databases[number % 4] as Database, people, siteUrl },
          { address: nora, cookie: `cookie-${number}`, browser: "Firefox", known: undefined },
        ),
      ),
    );
    const mails = await database.db.selectFrom("outbox").select("id").execute();
    expect(mails).toHaveLength(5);
    const links = await database.db.selectFrom("desk_links").select("address").execute();
    expect(links.map(({ address }) => address).sort()).toEqual([
      ...Array<string>(15).fill(""),
      ...Array<string>(5).fill(nora),
    ]);
  });

  it("lets nobody lock a person out by asking for links to the same address", async () => {
    const database = await open();
    const { browser, mail, delivered, deps, ...tools } = await start(database);
    const askingOften = async () => {
      for (let number = 0; number < 8; number++)
        await new Browser({ ...tools, delivered, deps }).ask();
      await deps.outbox.deliverDue();
      delivered.splice(0);
    };
    const siteUrl = "http://localhost";
    const byCommand = await commandLink({ database, siteUrl }, { name: "N", address: nora });
    await browser.ask();
    const { link } = await mail();
    await askingOften();
    expect((await browser.press(link)).status).toBe(303);
    expect((await new Browser({ ...tools, delivered, deps }).press(byCommand)).status).toBe(303);

    await browser.go("/desk/sign-out", { which: "here" });
    expect(await browser.isIn()).toBe(false);
    await browser.ask();
    expect((await browser.press((await mail()).link)).status).toBe(303);
  });

  it("knows a browser only for the address that signed in there", async () => {
    const database = await open();
    const browsers = knownBrowsers(database);
    const cookie = await browsers.issue(nora);
    expect(await browsers.read(cookie, nora.toUpperCase())).toBe(cookie.split(".")[0]);
    expect(await browsers.read(cookie, "sam@farline.example")).toBeUndefined();
    expect(await browsers.read(`x${cookie}`, nora)).toBeUndefined();
    expect(await browsers.read(undefined, nora)).toBeUndefined();
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
    const whyOut = async (browser: Browser) =>
      ((await (await browser.go("/desk.data")).json()) as { why?: string }).why;
    expect(await whyOut(idle)).toBe("idle");
    const old = await enter();
    await move("created_at", 7 * 24);
    expect(await old.isIn()).toBe(false);
    expect(await whyOut(old)).toBe("age");
    const left = await enter();
    await left.go("/desk/sign-out", { which: "everywhere" });
    expect(await whyOut(left)).toBeUndefined();
  });

  it("ends although an open page goes on asking for news", async () => {
    const database = await open();
    const { enter } = await entered(database);
    const browser = await enter();
    for (let hours = 0; hours < 13; hours++) {
      await database.db
        .updateTable("desk_sessions")
        .set((eb) => ({ used_at: eb("used_at", "-", 3_600_000) }))
        .execute();
      await browser.go("/desk/live?since=");
    }
    expect((await browser.go("/desk/live?since=")).status).not.toBe(200);
    expect(await browser.isIn()).toBe(false);
  });

  it("leads a bookmark with a query to its page after signing in", async () => {
    const { browser } = await start(await open());
    const answer = await browser.go("/desk/leads?folder=all&words=roof");
    const location = new URL(answer.headers.get("Location") ?? "", "http://localhost");
    expect(location.searchParams.get("to")).toBe("/desk/leads?folder=all&words=roof");
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
