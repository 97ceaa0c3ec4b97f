import { serverMessages } from "#content/server-messages.ts";
import {
  bookingSchema,
  cancelSchema,
  type Held,
  holdSchema,
  rescheduleSchema,
} from "#contract/booking.ts";
import { headers } from "#contract/http.ts";
import type { AppDeps } from "#server/app.ts";
import { readLeadSource } from "#server/arrivals/read-lead-source.ts";
import { type CaptchaPass, requireCaptcha } from "#server/captcha/require-captcha.ts";
import type { Standing } from "#server/db/tables.ts";
import { Refusal } from "#server/http/refusal.ts";
import type { RequestBody } from "#server/http/request-body.ts";
import {
  findAnswer,
  type GivenAnswer,
  keyOrWords,
  type RequestKey,
} from "#server/http/request-keys.ts";
import { noteStored } from "#server/leads/note-stored.ts";
import { suspicion } from "#server/leads/suspicion.ts";
import { acceptBooking } from "./accept-booking.ts";
import { type Booking, findBooking, LinkSpent } from "./booking-store.ts";
import { changeBooking } from "./change-booking.ts";
import { holdSlot } from "./hold-slot.ts";
import { readLink } from "./link-token.ts";
import { parseFields } from "./parse-fields.ts";

/** A request, reduced to what these functions need. `address`: the client's. */
export interface Asked {
  request: Request;
  body: RequestBody;
  address: string;
}

/** Holds a time while the visitor fills in the details. Requires a proof of work. */
export async function holdRequest(deps: AppDeps, asked: Asked): Promise<GivenAnswer> {
  const { bookings } = deps;
  const { request, body, address } = asked;
  const { slot, hold: earlier } = parseFields(holdSchema, body.fields);
  const token = request.headers.get(headers.captcha);
  const proof = await requireCaptcha(bookings.holdProof, token, address);
  const hold = await holdSlot(bookings, { start: Date.parse(slot), address, proof, earlier });
  const held: Held = { hold, slot, seconds: bookings.rules.holdMinutes * 60 };
  return { status: 201, body: JSON.stringify(held) };
}

/**
 * Books a call. As with a message, the key is looked up before the captcha is checked. Otherwise
 * the repeat of an accepted request would be refused because its captcha is used.
 */
export async function bookRequest(deps: AppDeps, asked: Asked): Promise<GivenAnswer> {
  const { bookings, metrics } = deps;
  const details = parseFields(bookingSchema, asked.body.fields);
  const { hold: _, ...content } = details;
  const key = keyOf(asked, "booking", content);
  const before = key && (await findAnswer(bookings.database.db, bookings.database.now, key));
  if (before) {
    metrics.duplicate.inc();
    return before;
  }
  const pass = await checkCaptcha(deps, asked);
  const suspect = suspicion(asked.request, asked.body.fields);
  const standing: Standing = suspect ? "suspect" : pass.standing;
  const { answer, stored } = await acceptBooking(bookings, {
    details,
    standing,
    reason: suspect ?? pass.reason,
    key,
    captcha: pass.captcha,
    source: readLeadSource(asked.request, asked.body, "call"),
  });
  noteStored(deps, { as: "booking", id: stored, standing, what: "call booked" });
  return answer;
}

/**
 * Moves a call to another time. Each move sends mails, so it requires a captcha, as a booking does.
 */
export async function rescheduleRequest(deps: AppDeps, asked: Asked): Promise<GivenAnswer> {
  const { token, slot, hold } = parseFields(rescheduleSchema, asked.body.fields);
  const key = changeKey(asked, "reschedule", { token, slot });
  return await changeByLink(deps, {
    token,
    key,
    to: { start: Date.parse(slot), hold },
    checkCaptcha: async () => (await checkCaptcha(deps, asked)).captcha,
  });
}

/** Cancels a call for its visitor. */
export async function cancelRequest(deps: AppDeps, asked: Asked): Promise<GivenAnswer> {
  const { token } = parseFields(cancelSchema, asked.body.fields);
  return await changeByLink(deps, { token, key: changeKey(asked, "cancel", { token }) });
}

/** Moves or cancels the call that a mailed link belongs to. @throws Refusal, LinkSpent, SlotGone */
export async function changeByLink(
  {
    bookings,
    log,
    outbox,
    hooks,
    metrics,
  }: Pick<AppDeps, "bookings" | "log" | "outbox" | "hooks" | "metrics">,
  asked: {
    token: string;
    key: RequestKey | undefined;
    to?: { start: number; hold?: string | undefined };
    /** Called once we know that there is something to change. @throws Refusal */
    checkCaptcha?: () => Promise<CaptchaPass>;
  },
): Promise<GivenAnswer> {
  const before =
    asked.key && (await findAnswer(bookings.database.db, bookings.database.now, asked.key));
  if (before) {
    metrics.duplicate.inc();
    return before;
  }
  const link = readLink(asked.token, bookings.linkSecret);
  const booking: Booking | undefined = link && (await findBooking(bookings.database.db, link.id));
  if (!link || !booking) throw new Refusal(404, "missing", serverMessages.booking.unknownLink);
  if (link.sequence !== booking.sequence) throw new LinkSpent(booking, bookings.clock());
  const captcha = await asked.checkCaptcha?.();
  const { answer, changed } = await changeBooking(bookings, {
    booking,
    by: "visitor",
    key: asked.key,
    ...(captcha && { captcha }),
    ...(asked.to && { to: asked.to }),
  });
  if (!changed) {
    metrics.duplicate.inc();
    return answer;
  }
  log.info({ booking: booking.id, state: asked.to ? "moved" : "cancelled" }, "call changed");
  outbox.wake();
  hooks.wake();
  return answer;
}

const keyOf = (
  { request, body, address }: Asked,
  scope: string,
  content: Record<string, unknown>,
) => keyOrWords(request, body, scope, content, { scope, address });

/**
 * A second press of the same button on a page without JavaScript repeats the first, even from
 * another network.
 */
function changeKey(asked: Asked, scope: string, content: Record<string, unknown>) {
  return keyOf({ ...asked, address: "" }, scope, content);
}

async function checkCaptcha(
  { captcha, limits }: AppDeps,
  { request, body, address }: Asked,
): Promise<{ captcha: CaptchaPass; standing: Standing; reason: string }> {
  const token = request.headers.get(headers.captcha);
  if (!token && body.kind === "form") {
    // A client without scripts gets no captcha, so a limit has to keep it from filling the
    // calendar.
    await limits.use("bookPlain", address);
    await limits.spendOverall("bookPlain");
    return {
      captcha: { use: undefined },
      standing: "unverified",
      reason: "sent without JavaScript",
    };
  }
  const pass = await requireCaptcha(captcha, token, address);
  if (pass.use) return { captcha: pass, standing: "verified", reason: "" };
  await limits.spendOverall("book");
  return { captcha: pass, standing: "unverified", reason: "captcha provider did not answer" };
}
