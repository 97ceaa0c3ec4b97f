import { type FormEvent, useEffect, useRef, useState } from "react";
import * as v from "valibot";
import { toasts, toastWords } from "#content/forms.ts";
import { type BookingRequest, bookingSchema } from "#contract/booking.ts";
import { plainFields } from "#contract/http.ts";
import type { CaptchaHandle } from "../forms/captcha/captcha.tsx";
import { forgetKey, idempotencyKey } from "../forms/idempotency-key.ts";
import type { FieldErrors } from "../forms/lead-payload.ts";
import { toast } from "../ui/toast-store.ts";
import { preloadToasts } from "../ui/toasts.tsx";
import { bookTime } from "./booking-calls.ts";
import type { Booking } from "./use-booking.ts";

const names = ["fullName", "email", "officeNumber", "by", "message"] as const;

/** The life of the details form: as the other forms', and a time that may go meanwhile. */
export function useDetailsForm(booking: Booking) {
  const form = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const touchedAt = useRef<number>(undefined);
  const [sending, setSending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>(booking.reply?.errors ?? {});
  const [enhanced, setEnhanced] = useState(false);

  // Until React is here the browser's own validation speaks; from now on ours does.
  useEffect(() => setEnhanced(true), []);

  const read = (element: HTMLFormElement): BookingRequest => {
    const data = new FormData(element);
    const fields = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")]));
    return {
      ...(fields as Pick<BookingRequest, (typeof names)[number]>),
      slot: booking.slot ?? "",
      timeZone: booking.wantedZone,
    };
  };

  const onFocus = () => {
    if (touchedAt.current !== undefined) return;
    touchedAt.current = performance.now();
    preloadToasts();
  };

  /** A message goes as soon as its field is right; it never appears while somebody types. */
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === "fullName") booking.setName(value);
    const still = fieldErrors(read(event.currentTarget));
    const left = Object.entries(errors).map(([field, message]) => [
      field,
      field === name || field === "officeNumber" ? still[field] : message,
    ]);
    setErrors(Object.fromEntries(left.filter(([, message]) => message)));
  };

  const fail = (found: FieldErrors) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (sending) return;
    const request = read(element);
    const found = fieldErrors(request);
    if (Object.keys(found).length > 0) return fail(found);
    setErrors({});
    const captchaToken = captcha.current?.token();
    if (!captchaToken) {
      toast({ ...toasts.captcha, look: "attention", duration: toastWords.sendDuration });
      captcha.current?.focus();
      return;
    }
    setSending(true);
    booking.ask();
    const outcome = await bookTime(
      { ...request, ...(booking.held && { hold: booking.held.hold }) },
      {
        idempotencyKey: await idempotencyKey("book", JSON.stringify(request), sessionStorage),
        captchaToken,
        elapsed: performance.now() - (touchedAt.current ?? 0),
        honeypot: String(new FormData(element).get(plainFields.honeypot) ?? ""),
      },
    );
    setSending(false);
    if (booking.settle(outcome)) forgetKey("book", sessionStorage);
    if (outcome.kind !== "failed") return;
    if (outcome.fields) fail(outcome.fields);
    // A refused token is of no use again; any other failure keeps it.
    if (outcome.status === 403) captcha.current?.reset();
  };

  return {
    captcha,
    sending,
    errors,
    formProps: { ref: form, noValidate: enhanced, onSubmit, onInput, onFocus },
  };
}

/** Message by field. */
function fieldErrors(request: BookingRequest): FieldErrors {
  const result = v.safeParse(bookingSchema, request);
  const nested = result.success ? {} : (v.flatten(result.issues).nested ?? {});
  return Object.fromEntries(
    Object.entries(nested).flatMap(([name, messages]) => (messages ? [[name, messages[0]]] : [])),
  );
}
