import * as v from "valibot";
import { fieldSentences } from "#content/field-messages.ts";
import { type BookingRequest, bookingSchema } from "#contract/booking.ts";
import { fieldMessages } from "#contract/refused-fields.ts";
import { sourceHeader } from "../arrivals/source-header.ts";
import { forgetKey, idempotencyKey } from "../forms/idempotency-key.ts";
import { type FieldErrors, useForm } from "../forms/use-form.ts";
import { keptSlip } from "../slip/kept-slip.ts";
import { bookTime } from "./booking-calls.ts";
import type { Booking } from "./use-booking.ts";

const names = ["fullName", "email", "officeNumber", "by", "message"] as const;

/** The details form. It works like the other forms, but its time may be taken in the meantime. */
export function useDetailsForm(booking: Booking) {
  return useForm({
    names,
    captcha: true,
    errors: booking.reply?.errors,
    // A phone number is required only for a call by phone.
    dependents: { by: ["officeNumber"] },
    read(data) {
      const fields = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")]));
      const request: BookingRequest = {
        ...(fields as Pick<BookingRequest, (typeof names)[number]>),
        slot: booking.slot ?? "",
        timeZone: booking.wantedZone,
      };
      return { request, errors: fieldErrors(request) };
    },
    async send({ request }, proofs) {
      booking.ask();
      const outcome = await bookTime(
        { ...request, ...(booking.held && { hold: booking.held.hold }) },
        {
          ...proofs,
          source: sourceHeader("call"),
          slip: keptSlip(),
          idempotencyKey: await idempotencyKey("book", JSON.stringify(request)),
        },
      );
      if (outcome.kind === "done") forgetKey("book");
      return outcome;
    },
    onSettled: booking.settle,
  });
}

/** Message by field. */
function fieldErrors(request: BookingRequest): FieldErrors {
  const result = v.safeParse(bookingSchema, request);
  return result.success ? {} : fieldMessages(result.issues, fieldSentences);
}
