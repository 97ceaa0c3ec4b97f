import type { Context } from "hono";
import { booking } from "#content/booking.ts";
import { pages } from "#content/pages.ts";
import { serverMessages } from "#content/server-messages.ts";
import type { BookingBody, SlotGoneBody } from "#contract/booking.ts";
import { zoneName } from "#contract/time-zone.ts";
import type { AppDeps, AppEnv } from "#server/app.ts";
import type { LimitedAction } from "#server/http/limit-rules.ts";
import { Refusal, refusalHeaders, refusalResponse } from "#server/http/refusal.ts";
import { type RequestBody, readRequestBody } from "#server/http/request-body.ts";
import type { GivenAnswer } from "#server/http/request-keys.ts";
import { formAnswer, isForm } from "#server/site/form-answer.ts";
import { LinkSpent, SlotGone } from "./booking-store.ts";
import { nextOpen } from "./open-times.ts";
import { sayMomentShort } from "./say-moment.ts";

const { time } = booking;

type Done = "booked" | "rescheduled" | "cancelled";

/** The handler of a booking call, run after its request has been read. */
export type Work = (body: RequestBody) => Promise<GivenAnswer>;

/**
 * Reads a request, runs the handler and responds. A script gets JSON. A form posted without
 * JavaScript gets a redirect to the appointment or, after a refusal, the same page again with the
 * typed text.
 */
export async function answerBooking(
  deps: AppDeps,
  c: Context<AppEnv>,
  action: { limit: LimitedAction; done?: Done },
  work: Work,
): Promise<Response> {
  let body: RequestBody | undefined;
  try {
    await deps.limits.use(action.limit, c.var.address);
    body = await readRequestBody(c.req.raw);
    const answer = await work(body);
    if (body.kind === "form" && action.done) {
      const { token } = JSON.parse(answer.body) as BookingBody;
      return c.redirect(
        `${pages.booking.path}?${new URLSearchParams({ token, done: action.done })}`,
        303,
      );
    }
    return jsonAnswer(answer);
  } catch (error) {
    const { refusal, next } = await refusalOf(deps, error, body);
    deps.metrics.refused.inc({ reason: refusal.reason });
    const paths = (values: Record<string, string>) => [stepOf(values)];
    const page = isForm(c) && (await formAnswer(deps.site, c, paths, { body, refusal }));
    if (page) return page;
    if (next === undefined) return refusalResponse(refusal);
    const gone: SlotGoneBody = { message: refusal.message, next };
    return Response.json(gone, { status: refusal.status, headers: refusalHeaders(refusal) });
  }
}

/** A response, whether new or replayed for a repeated request. */
export function jsonAnswer({ status, body }: GivenAnswer): Response {
  const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(body, { status, headers });
}

/** `next`: the next open time, ISO. */
interface Refused {
  refusal: Refusal;
  next?: string;
}

const spentWords: Record<LinkSpent["why"], string> = {
  used: serverMessages.booking.usedLink,
  canceled: serverMessages.booking.isCancelled,
  over: serverMessages.booking.isOver,
};

/** The error in words for the visitor. */
async function refusalOf(
  deps: AppDeps,
  error: unknown,
  body: RequestBody | undefined,
): Promise<Refused> {
  if (error instanceof Refusal) return { refusal: error };
  if (error instanceof LinkSpent)
    return { refusal: new Refusal(410, "conflict", spentWords[error.why]) };
  if (!(error instanceof SlotGone)) {
    deps.log.error({ error }, "booking could not be stored");
    return {
      refusal: new Refusal(503, "storage", serverMessages.booking.notStored, { retryAfter: 5 }),
    };
  }
  return await slotGone(deps, error.start, zoneOf(body) ?? deps.bookings.rules.zone);
}

/**
 * Another visitor has the time. The next open one is looked up outside the transaction; under load
 * that lookup can fail, and the refusal is then sent without it.
 */
async function slotGone({ bookings, log }: AppDeps, start: number, zone: string): Promise<Refused> {
  const refuse = (advice: string) =>
    new Refusal(409, "conflict", `${time.gone(sayMomentShort(start, zone))} ${advice}`);
  try {
    const open = await nextOpen(bookings, start);
    if (open === undefined) return { refusal: refuse(serverMessages.booking.noneFree) };
    const free = time.goneNext(sayMomentShort(open, zone));
    return { refusal: refuse(free), next: new Date(open).toISOString() };
  } catch (error) {
    log.warn({ error }, "next open time could not be looked up");
    return { refusal: refuse(serverMessages.booking.pickAnother) };
  }
}

function zoneOf(body: RequestBody | undefined): string | undefined {
  const zone = body?.fields.timeZone;
  return typeof zone === "string" ? zoneName(zone) : undefined;
}

/** The step of the booking page on which the form was sent. */
function stepOf(values: Record<string, string>): string {
  const query = new URLSearchParams();
  if (values.token) query.set("token", values.token);
  if (values.token && values.slot) query.set("change", "reschedule");
  if (!values.token && values.slot) query.set("slot", values.slot);
  if (values.timeZone) query.set("zone", values.timeZone);
  if (values.slip) query.set("slip", values.slip);
  return `${pages.booking.path}?${query}`;
}
