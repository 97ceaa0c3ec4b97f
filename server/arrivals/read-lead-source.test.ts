import fc from "fast-check";
import { expect, it } from "vitest";
import { bookingApp, passed } from "#server/bookings/test-bookings.ts";
import { eraseLead } from "#server/leads/erase-lead.ts";
import { findLead, listLeads } from "#server/leads/find-leads.ts";
import { describeEngines } from "#server/testing/engines.ts";
import { createTestApp, message, trial } from "#server/testing/test-app.ts";
import { readLeadSource } from "./read-lead-source.ts";
import { sayLeadSource } from "./say-source.ts";

const first = "1763791320000 /pricing news.example utm_source=Newsletter&utm_campaign=spring";
const last = "1763791920000 /mycase www.google.com gclid";
const header = `contact /contact ${first} ${last}`;

const read = (text: string, more: Record<string, string> = {}) =>
  readLeadSource(
    new Request("http://localhost/sendMail", { headers: { "X-Lead-Source": text, ...more } }),
    { kind: "json", fields: {} },
    "contact",
  );

it("reads form, page and both arrivals", () => {
  const { form, page, touches } = read(header.replace("contact", "booking"));
  expect({ form, page }).toEqual({ form: "booking", page: "/contact" });
  expect(touches?.first).toEqual({
    at: 1763791320000,
    path: "/pricing",
    referrer: "news.example",
    source: "Newsletter",
    medium: "",
    campaign: "spring",
    term: "",
    content: "",
    paid: "",
  });
  expect(touches?.last).toMatchObject({ path: "/mycase", paid: "gclid", source: "" });
});

it("takes the only arrival for the last one too, also when its end was trimmed", () => {
  const { touches } = read("contact /contact 1763791320000 /");
  expect(touches?.last).toEqual(touches?.first);
  expect(sayLeadSource(read("contact /contact 1763791320000 /"), touches)).toEqual([
    "Sent from: contact on /contact",
    "Where from: direct (none), landed on /, 2025-11-22 06:02 UTC",
  ]);
});

it("says the source, and nothing of what is no page, no host, no known parameter", () => {
  const odd =
    "contact /booking?token=abc 1763791320000 /desk/enter/TOKEN bad^host token=abc&utm_id=7";
  const source = read(odd);
  expect(JSON.stringify(source)).not.toMatch(/abc|TOKEN|bad|7"/);
  expect(source.page).toBe("");
  expect(source.touches?.first).toMatchObject({ path: "", referrer: "", source: "" });
});

it("keeps nothing but form and page where the visitor asks for privacy", () => {
  for (const name of ["Sec-GPC", "DNT"])
    expect(read(header, { [name]: "1" })).toEqual({
      form: "contact",
      page: "/contact",
      touches: undefined,
    });
});

it("cuts long values, takes line breaks out, and drops a header above its limit", () => {
  const value = encodeURIComponent(`a\n\u0007b${"x".repeat(90)}`);
  const campaign = read(`contact / 1763791320000 / - utm_campaign=${value}`).touches?.first
    .campaign;
  expect(campaign).toMatch(/^a bx+$/);
  expect(campaign?.length).toBeLessThanOrEqual(100);
  expect(read(`${header}${"&".repeat(1024)}`).touches).toBeUndefined();
});

it("takes no form that the site does not have, whatever the name", () => {
  for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty", "other"]) {
    expect(read(`${name} /contact`)).toMatchObject({ form: "contact", page: "/contact" });
    const body = { kind: "form" as const, fields: { form: name } };
    const sent = new Request("http://localhost/sendMail", { method: "POST" });
    expect(readLeadSource(sent, body, "trial").form).toBe("trial");
  }
});

it("never throws, whatever the header", () => {
  const words = fc.array(
    fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom("/", "1763791320000", "%", "utm_source=%E0"),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(words, (all) => {
      // Headers are Latin-1 without line breaks; clients cannot send anything else.
      const text = all.join(" ").replace(/[^\x20-\xff]/g, "");
      expect(read(text).form).toBe("contact");
    }),
  );
});

describeEngines("where a lead comes from", ({ open }) => {
  it("is stored with the lead, mailed, and erased with it", async () => {
    const database = await open();
    const { send, deps, delivered } = await createTestApp(database);
    await send(message, { "X-Captcha-Token": "ok-1", "X-Lead-Source": header });
    const [lead] = await listLeads(database, 1);
    expect(lead).toMatchObject({ form: "contact", page: "/contact", source: "google" });
    const found = await findLead(database, lead?.id ?? "");
    expect(found?.touches?.first.campaign).toBe("spring");
    await deps.outbox.deliverDue();
    expect(delivered[0]?.mail.text).toMatch(/^Where from: newsletter .*campaign spring/m);
    expect(delivered[0]?.mail.text).toMatch(/^Last from: google \(paid\)/m);
    if (found) await eraseLead(database, found, deps.env.dataDir);
    expect(await database.db.selectFrom("lead_sources").selectAll().execute()).toEqual([]);
  });

  it("is stored with a booked call and with a message left in conversation", async () => {
    const database = await open();
    const { book } = await bookingApp(database);
    const source = header.replace("contact /contact", "call /booking");
    const sent = { ...passed(), "X-Lead-Source": source };
    const booked = await book({}, sent);
    expect(booked.status).toBe(201);
    const [lead] = await listLeads(database, 1);
    expect(lead).toMatchObject({ form: "call", page: "/booking", source: "google" });
  });

  it("never costs a lead, and tells the forms without captcha apart by their words", async () => {
    const database = await open();
    const { send } = await createTestApp(database);
    expect((await send(trial, { "X-Lead-Source": "\u00ff ".repeat(600) })).status).toBe(200);
    const [lead] = await listLeads(database, 1);
    expect(lead).toMatchObject({ form: "trial", page: "", source: "" });
  });

  it("comes from fields and Referer where no script runs", async () => {
    const database = await open();
    const { post } = await createTestApp(database);
    const Referer = "https://farline.example/contact?utm_source=flyer&token=secret";
    await post({ ...message, form: "contact", returnTo: "/contact" }, { Referer });
    const [lead] = await listLeads(database, 1);
    expect(lead).toMatchObject({ form: "contact", page: "/contact", source: "flyer" });
    const kept = await database.db.selectFrom("lead_sources").selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain("secret");
  });
});
