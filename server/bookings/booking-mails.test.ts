import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { scheduling } from "#content/scheduling.ts";
import { emlTransport } from "#server/outbox/eml-transport.ts";
import { tokenCaptcha } from "#server/testing/test-app.ts";
import type { BookingDeps } from "./booking-deps.ts";
import { companyMail, visitorMail } from "./booking-mails.ts";
import type { Booking } from "./booking-store.ts";

const deps: BookingDeps = {
  database: undefined as never,
  rules: scheduling,
  linkSecret: "secret",
  feed: { token: async () => "feed", url: async () => "", renew: undefined },
  holdProof: tokenCaptcha,
  siteUrl: "https://farline.example",
  mailFrom: "website@farline.example",
  mailTo: "hello@farline.example",
  clock: () => Date.parse("2026-03-02T12:00:00Z"),
};

const booking: Booking = {
  id: "b0a7f0de-0000-4000-8000-000000000001",
  lead_id: "b0a7f0de-0000-4000-8000-000000000002",
  start: Date.parse("2026-03-17T16:30:00Z"),
  state: "confirmed",
  sequence: 0,
  by: "phone",
  time_zone: "Asia/Kolkata",
  created_at: deps.clock(),
  updated_at: deps.clock(),
  outcome: "",
  full_name: "Zoë Łuk",
  email: "zoe@example.com",
  office_number: "555 0100",
  message: "Please call the side door.",
};

/** The mail as sent, parsed by an independent library. */
async function deliver(mail: ReturnType<typeof visitorMail>) {
  const folder = await mkdtemp(join(tmpdir(), "farline-booking-mail-"));
  try {
    await emlTransport(folder, deps.mailFrom).send({ id: "mail", createdAt: deps.clock(), mail });
    const [file = ""] = await readdir(folder);
    return await PostalMime.parse(await readFile(join(folder, file)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("is an invitation that a mail program recognizes", async () => {
  const mail = await deliver(visitorMail(deps, booking, "booked"));
  const part = mail.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  expect(part?.method).toBe("REQUEST");
  const text = new TextDecoder().decode(part?.content as ArrayBuffer);
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent") as ICAL.Component,
  );
  expect(event.organizer).toBe(`mailto:${mail.from?.address}`);
  expect(event.attendees.map((who) => who.getFirstValue())).toContain("mailto:zoe@example.com");
  expect(event.startDate.toJSDate().getTime()).toBe(booking.start);
});

it("says the time in the zone of its reader", async () => {
  const toVisitor = visitorMail(deps, booking, "booked");
  const toCompany = companyMail(deps, booking, "booked", undefined);
  expect(toVisitor.text).toContain("10:00 PM GMT+5:30");
  expect(toCompany.text).toContain("10:30 AM MDT");
});

it("marks what passed no captcha to the company, and only there", () => {
  const trust = {
    standing: "unverified" as const,
    reason: "sent without JavaScript",
    source: { form: "call" as const, page: "/booking" },
  };
  expect(companyMail(deps, booking, "booked", trust).subject).toMatch(/^\[unverified\]/);
  expect(visitorMail(deps, booking, "booked").subject).not.toContain("unverified");
});

it("opens a mail to an unconfirmed address with no words but a name", () => {
  const threat = { ...booking, full_name: "Call 1 800 555 0100 your account is suspended" };
  const mail = visitorMail(deps, threat, "booked");
  expect(JSON.stringify(mail)).not.toMatch(/suspended|1 800/);
  expect(visitorMail(deps, booking, "booked").text).toMatch(/^Zoë Łuk,/);
});

it("passes on to a stranger's address neither a note nor a name that is a link", () => {
  const rude = { ...booking, full_name: "Win at https://evil.example now", message: "Click here" };
  const mail = visitorMail(deps, rude, "booked");
  expect(JSON.stringify(mail)).not.toMatch(/evil|Click/);
});
