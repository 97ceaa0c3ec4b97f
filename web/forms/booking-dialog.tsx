import { useEffect, useRef, useState } from "react";
import { bookingOffer, forms } from "#content/forms.ts";
import { pages } from "#content/pages.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TextLink } from "../ui/text-link.tsx";
import styles from "./booking-dialog.later.module.css";
import { LeadForm } from "./lead-form.tsx";

/** The id that `commandfor` names on the buttons that open the call-booking dialog. */
export const bookingDialogId = "booking";

/**
 * The call-booking dialog: one per page, opened by every button that names it. After sending it
 * stays open behind the toast and offers to pick a time.
 */
export function BookingDialog() {
  const [sent, setSent] = useState(false);
  const { title, text } = forms.booking;
  return (
    <Dialog id={bookingDialogId} title={title} text={text} onClose={() => setSent(false)}>
      {sent && <Offer />}
      <LeadForm form="booking" onSent={() => setSent(true)} />
    </Dialog>
  );
}

/** The link to the calendar, for visitors who have just asked for a call. */
function Offer() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.querySelector("a")?.focus(), []);
  return (
    <p ref={line} className={styles.offer} role="status">
      {bookingOffer.text}{" "}
      <TextLink to={`${pages.contact.path}#calendar`}>{bookingOffer.action}</TextLink>
    </p>
  );
}
