import * as v from "valibot";
import { bookingSchema } from "#contract/booking.ts";
import { addMonths } from "#contract/calendar-date.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { leadSchema } from "#contract/lead.ts";
import type { AppDeps } from "#server/app.ts";
import type { LeadSource } from "#server/arrivals/read-lead-source.ts";
import { acceptBooking } from "#server/bookings/accept-booking.ts";
import { changeByLink } from "#server/bookings/booking-requests.ts";
import { bookingServices } from "#server/bookings/booking-services.ts";
import { LinkSpent, SlotGone } from "#server/bookings/booking-store.ts";
import { holdSlot } from "#server/bookings/hold-slot.ts";
import { isOpen, openMonth } from "#server/bookings/open-times.ts";
import { type CaptchaPass, requireCaptcha } from "#server/captcha/require-captcha.ts";
import type { Standing } from "#server/db/tables.ts";
import { fingerprint, type RequestKey } from "#server/http/request-keys.ts";
import { noteStored } from "#server/leads/note-stored.ts";
import { storeLead } from "#server/leads/store-lead.ts";
import type { Actions, OpenDay, Visitor } from "./actions.ts";
import { type Conversation, transcript } from "./conversation.ts";
import type { Facts } from "./facts/facts.ts";
import { slipOfFacts } from "./facts/slip-of-facts.ts";
import { takenFacts } from "./facts/taken-facts.ts";
import { keptWords } from "./hearing/kept-words.ts";

type Deps = Pick<
  AppDeps,
  "bookings" | "database" | "captcha" | "limits" | "metrics" | "outbox" | "hooks" | "log" | "env"
>;

/** One turn, as far as its actions need it. */
export interface ActionRequest {
  conversation: Conversation;
  message: string;
  zone: string | undefined;
  address: string;
  /** The captcha token, if the page has one by now; without it a lead is kept as unverified. */
  captchaToken: string | null;
  /** Where the visit came from; `form` is `talk`. */
  source: LeadSource;
  /** What the visitor had worked out on the pages, as a query (content/lead-slip.ts). */
  slip: string;
}

/** The receptionist's actions for this company: its calendar, its leads. */
export function requestActions(deps: Deps, request: ActionRequest): Actions {
  const { bookings, limits, log } = deps;
  const zone = request.zone ?? bookings.rules.zone;
  const spoken = { who: "visitor" as const, text: keptWords(request.message) };
  const lines = [...request.conversation.lines, spoken];
  const withTranscript = (text: string, { message: _, ...facts }: Facts) => {
    const whole = { ...request.conversation, lines };
    const head = text ? `${text}\n\n` : "";
    const room = fieldLimits.message - head.length - 100;
    const said = transcript(whole, takenFacts(facts, "en"), room);
    return `${head}Conversation with the receptionist:\n${said}`;
  };
  /** The same turn sent twice is one booking, one message. */
  const keyOf = (content: Record<string, unknown>): RequestKey => {
    const { id, turn } = request.conversation;
    return { key: `talk:${id}:${turn}`, fingerprint: fingerprint(content) };
  };
  const sourceWith = (facts: Facts): LeadSource => {
    const { slip: _, ...source } = request.source;
    const slip = slipOfFacts(request.slip, facts);
    return { ...source, ...(slip && { slip }) };
  };
  const failed = (error: unknown, what: string): "failed" => {
    log.warn({ error }, `the receptionist could not ${what}`);
    return "failed";
  };
  const services = bookingServices(bookings);
  const change = async (token: string, to?: { start: number; hold: string | undefined }) => {
    try {
      if (!to) await limits.use("book", request.address);
      // A move sends mails: it costs what a booking costs.
      const checkCaptcha = async () => (await standing(deps, request, "book")).captcha;
      const key = keyOf({ token, start: to?.start ?? 0 });
      await changeByLink(deps, { token, key, ...(to && { to, checkCaptcha }) });
      return "done" as const;
    } catch (error) {
      if (error instanceof SlotGone) return "gone" as const;
      return error instanceof LinkSpent ? ("spent" as const) : failed(error, "change a call");
    }
  };
  return {
    now: bookings.clock,
    zone,
    async openDays() {
      const first = await openMonth(bookings, { zone });
      const months = [first];
      while ((months.at(-1)?.month ?? "") < first.lastMonth)
        months.push(
          await openMonth(bookings, { zone, month: addMonths(months.at(-1)?.month ?? "", 1) }),
        );
      return months.flatMap(({ days }) => days).flatMap(openOnly);
    },
    async hold(start, earlier) {
      const { address, captchaToken } = request;
      try {
        if (!captchaToken)
          return (await isOpen(bookings, Date.parse(start), {})) ? "failed" : "gone";
        await deps.limits.use("hold", address);
        const proof = await requireCaptcha(bookings.holdProof, captchaToken, address);
        const claim = { start: Date.parse(start), address, proof, earlier };
        return { hold: await holdSlot(bookings, claim) };
      } catch (error) {
        return error instanceof SlotGone ? "gone" : failed(error, "hold a time");
      }
    },
    async book({ start, hold, visitor, facts }) {
      const fields = {
        ...bookingFields(visitor),
        slot: start,
        timeZone: zone,
        message: "",
        ...(hold && { hold }),
      };
      try {
        const details = v.parse(bookingSchema, fields);
        const trust = await standing(deps, request, "book");
        const { stored } = await acceptBooking(bookings, {
          details: { ...details, message: withTranscript("", facts) },
          ...trust,
          key: keyOf({ start, ...visitor }),
          source: sourceWith(facts),
          lines,
        });
        done(deps, trust.standing, stored, "call booked");
        return "booked";
      } catch (error) {
        return error instanceof SlotGone ? "gone" : failed(error, "book a call");
      }
    },
    async findBooking(token) {
      const found = await services.find(token);
      return found?.appointment.changeable ? { start: found.appointment.start } : undefined;
    },
    move: (token, { start, hold }) => change(token, { start: Date.parse(start), hold }),
    cancel: async (token) => {
      const result = await change(token);
      return result === "gone" ? "failed" : result;
    },
    async leave({ visitor, subject, text, facts }) {
      try {
        const lead = v.parse(leadSchema, {
          fullName: visitor.name,
          email: visitor.email,
          mobileNumber: visitor.phone,
          subject,
          message: withTranscript(text, facts),
        });
        const trust = await standing(deps, request, "send");
        const key = keyOf({ ...visitor, text });
        const { stored } = await storeLead(deps.database, {
          mailTo: deps.env.mailTo,
          lead,
          consents: [],
          ...trust,
          key,
          source: sourceWith(facts),
          lines,
        });
        done(deps, trust.standing, stored, "lead stored");
        return "sent";
      } catch (error) {
        return failed(error, "keep a message");
      }
    },
  };
}

/** How far a lead from a conversation can be trusted, within its limits. @throws Refusal */
async function standing(
  { captcha, limits }: Deps,
  { address, captchaToken }: ActionRequest,
  action: "send" | "book",
): Promise<{ captcha: CaptchaPass; standing: Standing; reason: string }> {
  await limits.use(action, address);
  if (captchaToken) {
    const pass = await requireCaptcha(captcha, captchaToken, address);
    if (pass.use) return { captcha: pass, standing: "verified", reason: "" };
    await limits.spendOverall(action);
  } else {
    await limits.use("bookPlain", address);
    await limits.spendOverall("bookPlain");
  }
  const reason = "taken by the receptionist, without a captcha";
  return { captcha: { use: undefined }, standing: "unverified", reason };
}

function done(deps: Deps, standing: Standing, id: string | undefined, what: string): void {
  noteStored(deps, { as: "stored", id, standing, what });
}

const bookingFields = ({ name, email, phone }: Visitor) => ({
  fullName: name,
  email,
  officeNumber: phone,
});

function openOnly({
  date,
  slots,
}: {
  date: string;
  slots: { start: string; state: string }[];
}): OpenDay[] {
  const open = slots.filter((slot) => slot.state === "open").map((slot) => slot.start);
  return open.length > 0 ? [{ date, slots: open }] : [];
}
