import { useRef } from "react";
import { booking as words } from "#content/booking.ts";
import { toasts } from "#content/forms.ts";
import { Captcha, type CaptchaHandle } from "../forms/captcha/captcha.tsx";
import { Button } from "../ui/button.tsx";
import { toast, toastDurations } from "../ui/toast-store.ts";
import type { Booking } from "./use-booking.ts";

/** Moves a call to the chosen time. Every move sends mails, so it requires a captcha. */
export function MoveButton({ booking }: { booking: Booking }) {
  const { busy, slot } = booking;
  const captcha = useRef<CaptchaHandle>(null);
  const move = async () => {
    const token = captcha.current?.token();
    if (!token) {
      toast({ ...toasts.captcha, look: "attention", duration: toastDurations.form });
      captcha.current?.focus();
      return;
    }
    const status = await booking.move(token);
    // A refused token cannot be used again; after any other failure it can.
    if (status === 403) captcha.current?.reset();
  };
  return (
    <>
      <Captcha ref={captcha} narrow />
      <Button kind="red" small arrow={!busy} disabled={!slot || busy} data-react="" onClick={move}>
        {busy ? words.reschedule.submitting : words.reschedule.submit}
      </Button>
    </>
  );
}
