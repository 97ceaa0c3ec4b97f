import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { parsePeople } from "#server/desk/people.ts";
import { listTray } from "#server/desk/tray/list-tray.ts";
import { indexWords } from "#server/desk/tray/word-index.ts";
import { storeLead } from "#server/leads/store-lead.ts";
import { runMaintenance } from "#server/maintenance.ts";
import { emlTransport } from "#server/outbox/eml-transport.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, trial } from "#server/testing/test-app.ts";
import { addNote, noteSeen } from "./act-on-lead.ts";
import { eraseBySurname, erasedBy } from "./erase-by-surname.ts";
import { openLead } from "./open-lead.ts";

const people = parsePeople("Nora Bell <nora@farline.example>") ?? [];
const nora = "nora@farline.example";
const words = ["Zephyrine", "Quillfeather", "zanzibarian", "xylograph", "quokkaville"];
const folder = mkdtempSync(join(tmpdir(), "farline-desk-erase-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function store(database: ReturnType<typeof openDatabase>): Promise<string> {
  const { stored } = await storeLead(database, {
    mailTo: "inbox@farline.example",
    lead: {
      fullName: "Zephyrine Quillfeather",
      email: "zephyrine@zanzibarian.example",
      officeNumber: "",
      mobileNumber: "",
      subject: "A xylograph",
      message: "It is a xylograph.",
    },
    consents: [],
    standing: "open",
    reason: "",
    key: { key: "key-quokkaville", fingerprint: "f" },
    captcha: { use: undefined },
    source: { form: "contact", page: "/contact" },
    lines: [{ who: "visitor", text: "xylograph, please" }],
  });
  return stored ?? "";
}

it("leaves no byte of an erased lead in the database, its log or the outbox", async () => {
  const database = openDatabase({ databaseUrl: undefined, dataDir: folder });
  await migrate(database);
  const { send } = await createTestApp(database);
  await send(trial);
  const id = await store(database);
  await indexWords(database);
  await addNote(database, nora, { id, text: "quokkaville: rang twice" });
  await noteSeen(database, nora, id);
  const mail = await database.db
    .selectFrom("outbox")
    .selectAll()
    .where("lead_id", "=", id)
    .executeTakeFirstOrThrow();
  const outboxFolder = join(folder, "outbox");
  const envelope = { id: mail.id, createdAt: mail.created_at, mail: JSON.parse(mail.mail) };
  await emlTransport(outboxFolder, "a@example.com").send(envelope);
  const holding = () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((file) => {
        const text = readFileSync(file, "latin1").toLowerCase();
        return words.filter((word) => text.includes(word.toLowerCase())).map((w) => `${file} ${w}`);
      });
  expect(holding().length).toBeGreaterThan(words.length);
  const by = { who: nora, id, outboxFolder };
  expect(await eraseBySurname(database, { ...by, surname: "Quill" })).toBe("surname");
  expect(await eraseBySurname(database, { ...by, surname: " quillfeather" })).toBe("erased");
  expect(holding()).toEqual([]);
  expect(await eraseBySurname(database, { ...by, surname: "x" })).toBe("gone");
  const { rows } = await listTray(database, {
    folder: "all",
    owner: "",
    words: "xylograph",
    form: "",
    sources: [],
    standing: "",
    from: "",
    to: "",
    cursor: "",
  });
  expect(rows).toEqual([]);
  await database.close();
});

it("says that a reader keeps the text in the log, and empties it once the reader has ended", async () => {
  const dataDir = join(folder, "read");
  const database = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(database);
  const id = await store(database);
  const backup = new DatabaseSync(join(dataDir, "farline.db"));
  backup.exec("begin; select count(*) from leads");
  const by = { who: nora, id, surname: "Quillfeather", outboxFolder: join(dataDir, "outbox") };
  const isLogged = () =>
    readFileSync(join(dataDir, "farline.db-wal"), "latin1").toLowerCase().includes("quillfeather");
  expect(await eraseBySurname(database, by)).toBe("logged");
  expect(isLogged()).toBe(true);
  expect(await erasedBy(database, id)).toMatchObject({ who: nora });
  expect(await eraseBySurname(database, by)).toBe("gone");
  backup.close();
  await runMaintenance(database, { countsMonths: 36 });
  expect(isLogged()).toBe(false);
  await database.close();
}, 15_000);

describeEngines("one lead at the desk", ({ open }) => {
  it("is opened with all that is kept of it, and stays in Waiting", async () => {
    const database = await open();
    const id = await store(database);
    await addNote(database, nora, { id, text: "rang twice" });
    const lead = await openLead(database, people, id);
    expect(lead).toMatchObject({
      folder: "waiting",
      seen: false,
      form: "contact",
      lines: [{ who: "visitor", text: "xylograph, please" }],
      notes: [{ who: "Nora Bell", text: "rang twice" }],
      unsent: true,
    });
    expect(lead?.trail.map(({ what }) => what).sort()).toEqual(["noted", "queued", "stored"]);
  });

  it("is not seen by reading it, and seen once by the first who says so", async () => {
    const database = await open();
    const id = await store(database);
    await openLead(database, people, id);
    expect((await openLead(database, people, id))?.seen).toBe(false);
    await noteSeen(database, nora, id);
    await noteSeen(database, nora, id);
    const again = await openLead(database, people, id);
    expect(again).toMatchObject({ folder: "waiting", seen: true });
    expect(again?.trail.filter(({ what }) => what === "opened")).toHaveLength(1);
    expect(await openLead(database, people, "nothing")).toBeUndefined();
  });

  it("goes with everything that belongs to it, and the record keeps who and when", async () => {
    const database = await open();
    const id = await store(database);
    await addNote(database, nora, { id, text: "rang twice" });
    const erased = await eraseBySurname(database, {
      who: nora,
      id,
      surname: "Quillfeather",
      outboxFolder: join(folder, "none"),
    });
    expect(erased).toBe("erased");
    for (const table of ["leads", "lead_events", "lead_lines", "outbox", "request_keys"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await erasedBy(database, id)).toMatchObject({ who: nora });
    expect(
      JSON.stringify(await database.db.selectFrom("desk_audit").selectAll().execute()),
    ).not.toMatch(/quill|twice/i);
  });
});
