import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { booking as words } from "#content/booking.ts";
import { formWords } from "#content/forms.ts";
import {
  type Appointment,
  type BookingBody,
  bookingEndpoints,
  type Held,
  type SlotMonth,
} from "#contract/booking.ts";
import { dateIn } from "#contract/calendar-date.ts";
import type { FormReply } from "#contract/page-services.ts";
import { count } from "../arrivals/count.ts";
import { createProof } from "../forms/captcha/proof-ahead.ts";
import { idempotencyKey } from "../forms/idempotency-key.ts";
import { bookingAddress } from "./booking-address.ts";
import { holdTime, moveTime, type Outcome } from "./booking-calls.ts";
import { useSlotMonth } from "./use-slot-month.ts";
import { detectZone } from "./zones.ts";

/** Initial values of a booking, all optional. */
export interface BookingStart {
  /** Times that the server sent with the page. */
  times?: SlotMonth | undefined;
  /** The zone in the URL. */
  zone?: string | undefined;
  /** A time in the URL: the details form opens at once. */
  slot?: string | undefined;
  /** The call that is being moved, and the token that may move it. */
  moving?: { token: string; appointment: Appointment } | undefined;
  /** Values and errors of a refused post without JavaScript, shown again. */
  reply?: FormReply | undefined;
  heading?: "h2" | "h3";
}

/** Why a call was refused; shown until the next request. */
export interface Refused {
  message: string;
  /**
   * Whether it takes the focus when it appears. Not when fields have errors: then the first of them
   * does.
   */
  focus: boolean;
}

export type Booking = ReturnType<typeof useBooking>;

/** One booking or move: time, then details, then the page of the appointment. */
export function useBooking(start: BookingStart) {
  const navigate = useNavigate();
  const token = start.moving?.token;
  const [zone, setZone] = useState(() => start.zone ?? start.times?.zone ?? detectZone());
  const [month, setMonth] = useState(start.times?.month);
  const [day, setDay] = useState<string>();
  const [slot, setSlot] = useState(start.slot);
  const [step, setStep] = useState<"time" | "details">(
    start.slot && !start.moving ? "details" : "time",
  );
  const stepped = useRef(false);
  /** The present choice, for answers that arrive after it changed. */
  const chosen = useRef(slot);
  chosen.current = slot;
  const holdProof = useRef(createProof(bookingEndpoints.hold));
  const [held, setHeld] = useState<Held>();
  const [gone, setGone] = useState<{ slot: string; next?: string | undefined }>();
  const [refused, setRefused] = useState<Refused | undefined>(
    start.reply && !start.moving ? { message: start.reply.message, focus: false } : undefined,
  );
  const [busy, setBusy] = useState(false);
  const [name, setName] = useState(start.reply?.values.fullName ?? "");
  const { times, failed, refresh } = useSlotMonth(
    { month, zone, hold: held?.hold, token },
    start.times,
  );

  // The server does not know the visitor's zone, so it rendered the page in the company's.
  useEffect(() => {
    if (!start.zone) setZone(detectZone());
  }, [start.zone]);

  const shownZone = times?.zone ?? zone;
  // The current month until the server names the first one, so that the calendar has its final size
  // at once.
  const shownMonth = month ?? times?.month ?? dateIn(Date.now(), zone).slice(0, 7);
  const shown = times && times.month === shownMonth ? times : undefined;
  const slotDay = slot && dateIn(slot, shownZone);
  const wantedDay = day ?? slotDay;
  const shownDay = wantedDay?.startsWith(shownMonth)
    ? wantedDay
    : shown?.days.find(({ slots }) => slots.some(({ state }) => state === "open"))?.date;

  const showDay = (date: string) => {
    setDay(date);
    setMonth(date.slice(0, 7));
  };
  /** A notice about one time is cleared when the visitor looks for another. */
  const forget = () => {
    setGone(undefined);
    setRefused(undefined);
  };
  const show = (instant: string) => showDay(dateIn(instant, shownZone));

  /** Another visitor took the time: reloads the day and offers the next open time. */
  const lost = (next: string | undefined) => {
    if (!slot) return;
    setGone({ slot, next });
    setSlot(next);
    setStep("time");
    show(next ?? slot);
    refresh();
  };

  const settle = (outcome: Outcome<BookingBody>): void => {
    if (outcome.kind === "gone") lost(outcome.next);
    if (outcome.kind === "failed") {
      const { message = formWords.offline, fields } = outcome;
      setRefused({ message, focus: !fields });
      if (outcome.status === 409) refresh();
    }
    if (outcome.kind === "done") {
      const done = token ? "rescheduled" : "booked";
      navigate(bookingAddress({ token: outcome.body.token, done }), { state: { arrived: true } });
    }
  };

  /** @returns the status of a call that failed */
  const move = async (moved: string, slot: string, captchaToken: string) => {
    const request = { token: moved, slot };
    const key = await idempotencyKey("move", JSON.stringify(request));
    const outcome = await moveTime(request, { idempotencyKey: key, captchaToken });
    settle(outcome);
    return outcome.kind === "failed" ? outcome.status : undefined;
  };
  const hold = async (slot: string) => {
    const proof = await holdProof.current.take();
    const outcome = await holdTime({ slot, hold: held?.hold, timeZone: zone }, proof);
    // The hold is optional: without one the visitor can still fill in the details.
    if (outcome.kind === "done") setHeld(outcome.body);
    if (chosen.current !== slot) return;
    if (outcome.kind === "gone") return lost(outcome.next);
    setGone(undefined);
    stepped.current = true;
    setStep("details");
  };

  return {
    step,
    /** Whether the visitor has completed a step on this page. */
    stepped: stepped.current,
    zone: shownZone,
    wantedZone: zone,
    month: shownMonth,
    times: shown,
    bounds: times,
    failed,
    refresh,
    day: shownDay,
    slot,
    gone,
    refused,
    busy,
    held: held && held.slot === slot ? held : undefined,
    moving: start.moving,
    /** The heading level inside, one below that of the page or section. */
    heading: start.heading ?? "h3",
    reply: start.reply,
    name,
    setName,
    /** Clears the notice of the last request before a new one. */
    ask: () => setRefused(undefined),
    settle,

    chooseZone(id: string) {
      setZone(id);
      setDay(slot && dateIn(slot, id));
      setMonth(slot ? dateIn(slot, id).slice(0, 7) : month);
    },
    chooseMonth: setMonth,
    chooseDay(date: string) {
      showDay(date);
      if (slot && date !== slotDay) setSlot(undefined);
      forget();
    },
    chooseSlot(instant: string) {
      if (!slot) count("booking");
      setSlot(instant);
      if (!token) holdProof.current.begin();
      forget();
    },
    changeTime() {
      setStep("time");
      forget();
      if (slot) show(slot);
    },

    /** Continues from the time to the details. */
    async next() {
      if (!slot || busy) return;
      setBusy(true);
      setRefused(undefined);
      await hold(slot).catch(() => settle({ kind: "failed" }));
      setBusy(false);
    },

    /** Moves the call to the chosen time. @returns the status of a call that failed */
    async move(captchaToken: string): Promise<number | undefined> {
      if (!slot || !token || busy) return undefined;
      setBusy(true);
      setRefused(undefined);
      const status = await move(token, slot, captchaToken).catch(() => {
        settle({ kind: "failed" });
        return undefined;
      });
      setBusy(false);
      return status;
    },
  };
}

/** The heading of each step. */
export function titleOf({ step, moving }: Pick<Booking, "step" | "moving">): string {
  if (moving) return words.reschedule.title;
  return step === "time" ? words.time.title : words.details.title;
}
