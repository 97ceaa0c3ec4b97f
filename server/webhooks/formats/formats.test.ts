import { expect, it } from "vitest";
import { exampleLead } from "#content/example-lead.ts";
import { hookWords } from "#content/hook-words.ts";
import { type HookEvent, type HookLead, hookTopics } from "#contract/hook-events.ts";
import { flat } from "./flat.ts";
import { formats, hookFormats } from "./formats.ts";
import { hubspot } from "./hubspot.ts";
import { lawmatics } from "./lawmatics.ts";
import { splitName } from "./lead-of.ts";
import { slack } from "./slack.ts";

const timestamp = "2026-11-20T09:41:12.000Z";
const created = (lead: Partial<HookLead> = {}): HookEvent => ({
  type: "lead.created",
  version: 1,
  timestamp,
  data: { ...exampleLead, ...lead },
});
const erased: HookEvent = { type: "lead.erased", version: 1, timestamp, data: { id: "gone" } };
const booking = {
  id: "b",
  start: "2026-11-24T15:00:00.000Z",
  end: "2026-11-24T15:30:00.000Z",
  state: "confirmed" as const,
  by: "phone" as const,
  timeZone: "America/New_York",
};

it("catch hooks get the same flat fields whatever is told", () => {
  const full = flat(created({ booking }), "evt_1");
  const bare = flat(created({ source: null, slip: null, companyName: null }), "evt_2");
  expect(Object.keys(bare)).toEqual(Object.keys(full));
  for (const value of Object.values({ ...full, ...bare })) expect(typeof value).toBe("string");
  expect(full).toMatchObject({
    event: "lead.created",
    event_id: "evt_1",
    first_name: "Ada",
    last_name: "Example",
    phone: "555 0100",
    last_source: "newsletter",
    slip: exampleLead.slip,
    booking_start: booking.start,
  });
  expect(flat(erased, "evt_3")).toEqual({
    event: "lead.erased",
    event_id: "evt_3",
    timestamp,
    lead_id: "gone",
  });
});

it("people read what the visitor had chosen, and no empty line without it", () => {
  for (const format of [slack, lawmatics, hubspot]) {
    expect(JSON.stringify(format(created()))).toContain(exampleLead.slip);
    expect(JSON.stringify(format(created({ slip: null })))).not.toContain(hookWords.labels.slip);
  }
});

it("nothing that a visitor writes is markup in Slack", () => {
  const name = "<!channel> & <https://evil.example|us>";
  const body = JSON.stringify(slack(created({ name, message: name, subject: "*bold* <@U1>" })));
  expect(body).not.toMatch(/<!channel>|<https|<@U1>/);
  expect(body).toContain("&lt;!channel&gt; &amp;");
});

it("a message of any length fits a block of Slack", () => {
  const { blocks } = slack(created({ message: "<&>\n".repeat(5_000) })) as {
    blocks: { text: { text: string } }[];
  };
  for (const { text } of blocks) expect(text.text.length).toBeLessThanOrEqual(3_000);
  expect(slack(erased).text).toContain("gone");
});

it("HubSpot gets the fields of a form, and none that is empty", () => {
  const { fields, submittedAt } = hubspot(created({ mobileNumber: "", booking })) as {
    fields: { objectTypeId: string; name: string; value: string }[];
    submittedAt: string;
  };
  expect(fields.map(({ name }) => name)).toEqual(["email", "firstname", "lastname", "message"]);
  expect(fields[0]).toEqual({ objectTypeId: "0-1", name: "email", value: "ada@example.com" });
  expect(fields.at(-1)?.value).toContain(booking.start);
  expect(fields.at(-1)?.value).toContain(exampleLead.slip);
  expect(submittedAt).toBe(String(Date.parse(timestamp)));
});

it("Lawmatics gets a matter, with a last name in any case", () => {
  expect(lawmatics(created({ name: "Cher" }))).toMatchObject({ first_name: "", last_name: "Cher" });
  expect(lawmatics(created())).toMatchObject({
    first_name: "Ada",
    last_name: "Example",
    email: "ada@example.com",
    case_title: "A question",
    notes: [{ body: expect.stringContaining("Source: newsletter") }],
  });
});

it("splits a name at its last word", () => {
  expect(splitName("  Ada   King Lovelace ")).toEqual({ first: "Ada King", last: "Lovelace" });
});

it("every format takes what it gets by default", () => {
  for (const name of hookFormats) {
    const { takes, usual } = formats[name];
    expect(usual.length).toBeGreaterThan(0);
    expect(usual.filter((topic) => !takes.includes(topic))).toEqual([]);
    expect(takes.filter((topic) => !hookTopics.includes(topic))).toEqual([]);
  }
});
