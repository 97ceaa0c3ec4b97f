import type { Context } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { bookingEndpoints, slotQuerySchema } from "#contract/booking.ts";
import type { App, AppDeps, AppEnv } from "#server/app.ts";
import { challengeCapacity } from "#server/captcha/captcha-routes.ts";
import { createCapacity } from "#server/http/capacity.ts";
import { isSameSecret } from "#server/http/is-same-secret.ts";
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts";
import type { GivenAnswer } from "#server/http/request-keys.ts";
import { visitorEvent } from "./appointment.ts";
import { answerBooking } from "./booking-answers.ts";
import {
  type Asked,
  bookRequest,
  cancelRequest,
  holdRequest,
  rescheduleRequest,
} from "./booking-requests.ts";
import { bookingServices } from "./booking-services.ts";
import { findBooking } from "./booking-store.ts";
import { calendarFile } from "./calendar/invitation.ts";
import { calendarFeed } from "./calendar-feed.ts";
import { readLink } from "./link-token.ts";
import { parseFields } from "./parse-fields.ts";

/** Requests worked on at once; each holds a body of at most 100 KB. */
const atOnce = 256;

/** The calls of contract/booking.ts. */
export function bookingRoutes(app: App, deps: AppDeps): void {
  const { bookings, limits } = deps;
  const services = bookingServices(bookings);
  const withCapacity = createCapacity(atOnce);
  const withChallenge = challengeCapacity();
  const post = (
    path: string,
    action: Parameters<typeof answerBooking>[2],
    run: (deps: AppDeps, asked: Asked) => Promise<GivenAnswer>,
  ) =>
    app.post(path, (c) =>
      answerBooking(deps, c, action, (body) =>
        withCapacity(() => run(deps, { request: c.req.raw, body, address: c.var.address })),
      ),
    );

  app.get(bookingEndpoints.slots, async (c) => {
    await limits.use("slots", c.var.address);
    c.header("Cache-Control", "no-store");
    return c.json(await services.slots(parseFields(slotQuerySchema, c.req.query())));
  });
  app.get(bookingEndpoints.bookings, async (c) => {
    await limits.use("slots", c.var.address);
    const found = await services.find(c.req.query("token") ?? "");
    if (!found) throw unknownLink();
    c.header("Cache-Control", "no-store");
    return c.json(found);
  });
  app.get(bookingEndpoints.hold, async (c) => {
    await limits.use("captcha", c.var.address);
    c.header("Cache-Control", "no-store");
    const challenge = await withChallenge(async () => bookings.holdProof.challenge?.());
    return c.json(challenge as Record<string, unknown>);
  });
  post(bookingEndpoints.hold, { limit: "hold" }, holdRequest);
  post(bookingEndpoints.bookings, { limit: "book", done: "booked" }, bookRequest);
  post(bookingEndpoints.reschedule, { limit: "book", done: "rescheduled" }, rescheduleRequest);
  post(bookingEndpoints.cancel, { limit: "book", done: "cancelled" }, cancelRequest);

  app.get(bookingEndpoints.invite, async (c) => {
    await limits.use("slots", c.var.address);
    const link = readLink(c.req.query("token") ?? "", bookings.linkSecret);
    const booking = link && (await findBooking(bookings.database.db, link.id));
    if (!booking) throw unknownLink();
    const file = calendarFile("PUBLISH", [visitorEvent(bookings, booking, link)]);
    return calendarAnswer(c, file, 'attachment; filename="appointment.ics"');
  });
  app.get(bookingEndpoints.feed, async (c) => {
    await limits.use("slots", c.var.address);
    if (!isSameSecret(c.req.query("token") ?? "", await bookings.feed.token())) throw unknownLink();
    return calendarAnswer(c, await calendarFeed(bookings), 'inline; filename="calls.ics"');
  });

  for (const path of [bookingEndpoints.slots, bookingEndpoints.invite, bookingEndpoints.feed])
    app.all(path, methodNotAllowed("GET"));
  for (const path of [bookingEndpoints.hold, bookingEndpoints.bookings])
    app.all(path, methodNotAllowed("GET, POST"));
  for (const path of [bookingEndpoints.reschedule, bookingEndpoints.cancel])
    app.all(path, methodNotAllowed("POST"));
}

function calendarAnswer(c: Context<AppEnv>, file: string, disposition: string): Response {
  return c.body(file, 200, {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": disposition,
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex",
  });
}

function unknownLink(): Refusal {
  return new Refusal(404, "missing", serverMessages.booking.unknownLinkPage);
}
