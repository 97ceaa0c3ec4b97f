import * as v from "valibot";
import { fieldLimits } from "./field-limits.ts";
import { says } from "./refused-fields.ts";
import { email, fullName, isProse, phone } from "./text-fields.ts";
import { zoneName } from "./time-zone.ts";

/** Addresses of the booking calls. */
export const bookingEndpoints = {
  /** GET ?month=YYYY-MM&zone=IANA → SlotMonth. */
  slots: "/api/slots",
  /**
   * GET → an ALTCHA challenge. POST HoldRequest with its solution in the captcha header → 201 Held:
   * holds a time while the visitor fills in the details. A network can hold only one time.
   */
  hold: "/api/bookings/hold",
  /** POST BookingRequest → 201 BookingBody. GET ?token= → BookingBody. */
  bookings: "/api/bookings",
  /** POST RescheduleRequest → BookingBody. */
  reschedule: "/api/bookings/reschedule",
  /** POST CancelRequest → BookingBody. */
  cancel: "/api/bookings/cancel",
  /** GET ?token= → the appointment as an .ics file. */
  invite: "/api/bookings/invite.ics",
  /** GET ?token= → the calls from the last month on, for the company's calendar program. */
  feed: "/api/bookings/feed.ics",
} as const;

/**
 * Query fields of the booking page (`pages.booking`), which is rendered on request and works
 * without JavaScript. `token` shows one appointment, and `change` the change that its holder is
 * about to make; `slot` opens the details step for a time; `month` and `zone` choose the times in
 * the list.
 */
export interface BookingPageQuery {
  token?: string;
  change?: "reschedule" | "cancel";
  /** Set on the redirect after a form that was posted without JavaScript. */
  done?: "booked" | "rescheduled" | "cancelled";
  slot?: string;
  month?: string;
  zone?: string;
  /** Shows days and times as a list even when scripts run. */
  view?: "list";
  /** The slip that goes with the booking where no script runs, as a query (content/lead-slip.ts). */
  slip?: string;
}

/** A time that is open, or taken (shown struck out). `start`: ISO instant in UTC. */
export interface Slot {
  start: string;
  state: "open" | "taken";
}

/** The times of one month, grouped by the day they fall on in `zone`. Days without times are left out. */
export interface SlotMonth {
  /** YYYY-MM. */
  month: string;
  /** The zone in which the days are counted: the requested one, or the company's. */
  zone: string;
  companyZone: string;
  /** Length of the call. */
  minutes: number;
  days: { date: string; slots: Slot[] }[];
  /** First and last month that can hold an open time, YYYY-MM, both included. */
  firstMonth: string;
  lastMonth: string;
}

const pickTime = says("timeMissing");
const unknownZone = says("unknownZone");
/** The name of a time zone, in one spelling. */
export const timeZone = v.pipe(v.string(unknownZone), v.transform(zoneName), v.string(unknownZone));
/** An instant in UTC with or without milliseconds, normalized to `YYYY-MM-DDTHH:MM:SS.sssZ`. */
const instant = v.pipe(
  v.string(pickTime),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, pickTime),
  v.check((text) => !Number.isNaN(Date.parse(text)), pickTime),
  v.transform((text) => new Date(text).toISOString()),
);
const token = v.pipe(
  v.string(says("linkIncomplete")),
  v.regex(/^[\w.-]{1,200}$/, says("linkIncomplete")),
);

/** Query of GET /api/slots. `zone` defaults to the company's, `month` to the first one. */
export const slotQuerySchema = v.object({
  month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, says("monthWrong")))),
  zone: v.optional(timeZone),
  /**
   * Tokens from POST /api/bookings/hold and of a booking that is being moved: the times they hold
   * count as open.
   */
  hold: v.optional(token),
  token: v.optional(token),
});
export type SlotQuery = v.InferOutput<typeof slotQuerySchema>;

/** A time to hold for ten minutes; `hold` releases an earlier hold from another network. */
export const holdSchema = v.object({
  slot: instant,
  hold: v.optional(token),
  timeZone: v.optional(timeZone),
});
export type HoldRequest = v.InferInput<typeof holdSchema>;
/** `seconds` for which it is held from this response on: the visitor's clock may be wrong. */
export interface Held {
  hold: string;
  slot: string;
  seconds: number;
}

/** The details of a call to book. `by` is optional: with a phone number it defaults to phone. */
export const bookingSchema = v.pipe(
  v.object({
    slot: instant,
    fullName,
    email,
    officeNumber: v.optional(phone, ""),
    by: v.optional(v.picklist(["phone", "video"], says("wayMissing"))),
    /** A note for the company to read before the call. */
    message: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.maxLength(fieldLimits.note, says("noteTooLong")),
        v.check(isProse, says("unreadable")),
      ),
      "",
    ),
    timeZone,
    hold: v.optional(token),
  }),
  v.forward(
    v.partialCheck(
      [["by"], ["officeNumber"]],
      (input) => input.by !== "phone" || input.officeNumber !== "",
      says("phoneMissing"),
    ),
    ["officeNumber"],
  ),
  v.transform((input) => ({
    ...input,
    by: input.by ?? (input.officeNumber ? ("phone" as const) : ("video" as const)),
  })),
);
export type BookingRequest = v.InferInput<typeof bookingSchema>;
/** A booking request as the server stores it: trimmed, complete. */
export type BookingDetails = v.InferOutput<typeof bookingSchema>;

export const rescheduleSchema = v.object({ token, slot: instant, hold: v.optional(token) });
export type RescheduleRequest = v.InferInput<typeof rescheduleSchema>;

export const cancelSchema = v.object({ token });
export type CancelRequest = v.InferInput<typeof cancelSchema>;

/** One appointment as its holder sees it. Instants are ISO in UTC. */
export interface Appointment {
  start: string;
  end: string;
  state: "confirmed" | "cancelled";
  /** Whether it can still be changed with this token: not used, not canceled, not over. */
  changeable: boolean;
  /** Empty for a link that was used before. */
  fullName: string;
  /** Like the number, also empty once the call is canceled. */
  email: string;
  officeNumber: string;
  by: "phone" | "video";
  /** The zone in which the visitor picked the time. */
  timeZone: string;
  title: string;
  host: string;
  /** `ics` and `manage` are paths on the server, the others are full URLs. */
  links: { google: string; outlook: string; ics: string; manage: string };
}

/** Response to booking, rescheduling, canceling and looking up. `token`: for the next change. */
export interface BookingBody {
  message: string;
  token: string;
  appointment: Appointment;
}

/** Body of a 409: another visitor has the time. `next`: the next open one, ISO, if there is one. */
export interface SlotGoneBody {
  message: string;
  next?: string;
}
