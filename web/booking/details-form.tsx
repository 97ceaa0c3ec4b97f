import { useEffect, useId, useRef, useState } from "react";
import { booking as words } from "#content/booking.ts";
import { scheduling } from "#content/scheduling.ts";
import { bookingEndpoints } from "#contract/booking.ts";
import { fieldLimits } from "#contract/field-limits.ts";
import { Captcha } from "../forms/captcha/captcha.tsx";
import { ChoiceCell } from "../forms/choice-cell.tsx";
import { FormCell } from "../forms/form-cell.tsx";
import { type FormField, formField } from "../forms/form-field.ts";
import { Honeypot } from "../forms/honeypot.tsx";
import formStyles from "../forms/lead-form.module.css";
import { SubmitButton } from "../forms/submit-button.tsx";
import { siteConfig } from "../site-config.ts";
import { CarriedSlip } from "../slip/carried-slip.tsx";
import { GivenSlip } from "../slip/given-slip.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { bookingAddress } from "./booking-address.ts";
import { BookingWarning } from "./booking-warning.tsx";
import styles from "./details-form.module.css";
import { HoldNotice } from "./hold-notice.tsx";
import { SlotCell } from "./slot-cell.tsx";
import type { Booking } from "./use-booking.ts";
import { useDetailsForm } from "./use-details-form.ts";

const { details } = words;
const fields = {
  fullName: formField("fullName", true, { label: details.fullName }),
  email: formField("email", true, { label: details.email }),
  message: formField("message", false, { label: details.note, maxLength: fieldLimits.note }),
};

interface DetailsFormProps {
  booking: Booking;
  /** The slip in the address of the page, as a query. */
  slip?: string | undefined;
}

/** The details of the visitor we will call. Without scripts, the browser posts it. */
export function DetailsForm({ booking, slip }: DetailsFormProps) {
  const { captcha, sending, errors, formProps } = useDetailsForm(booking);
  const { reply, heading: Heading } = booking;
  const [by, setBy] = useState(reply?.values.by === "video" ? "video" : "phone");
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const active = booking.step === "details";
  // On the first page of a visit the focus does not move; after a completed step it moves to the
  // form.
  const { stepped } = booking;
  useEffect(() => {
    if (active && stepped) heading.current?.focus();
  }, [active, stepped]);

  const cell = (field: FormField) => (
    <FormCell
      field={field}
      id={id + field.name}
      error={errors[field.name]}
      value={reply?.values[field.name]}
    />
  );
  return (
    <div hidden={!active}>
      <div className={styles.head}>
        <Heading ref={heading} tabIndex={-1}>
          {details.formTitle}
        </Heading>
        <ButtonLink
          kind="line"
          small
          data-react=""
          to={bookingAddress({ zone: booking.zone, month: booking.month, slip })}
          onClick={(event) => {
            event.preventDefault();
            booking.changeTime();
          }}
        >
          {details.change}
        </ButtonLink>
      </div>
      <form
        {...formProps}
        method="post"
        action={siteConfig.apiHost + bookingEndpoints.bookings}
        onInput={(event) => {
          const { name, value } = event.target as HTMLInputElement;
          if (name === "fullName") booking.setName(value);
          formProps.onInput(event);
        }}
      >
        {booking.refused && active && (
          <BookingWarning focus={booking.refused.focus}>{booking.refused.message}</BookingWarning>
        )}
        <input type="hidden" name="timeZone" value={booking.wantedZone} />
        <Honeypot />
        <CarriedSlip />
        <GivenSlip
          slip={slip}
          without={bookingAddress({ zone: booking.zone, slot: booking.slot })}
        />
        <div className={formStyles.cells}>
          <SlotCell booking={booking} />
          {cell(fields.fullName)}
          {cell(fields.email)}
          <FormCell
            field={formField("officeNumber", by === "phone", {
              label: details.phone,
              autocomplete: "tel",
            })}
            id={`${id}phone`}
            error={errors.officeNumber}
            value={reply?.values.officeNumber}
          />
          <ChoiceCell id={`${id}by`} label={details.way}>
            <select
              id={`${id}by`}
              name="by"
              defaultValue={by}
              onChange={(event) => setBy(event.currentTarget.value as typeof by)}
            >
              {Object.entries(scheduling.ways).map(([way, { label }]) => (
                <option key={way} value={way}>
                  {label}
                </option>
              ))}
            </select>
          </ChoiceCell>
          {cell(fields.message)}
        </div>
        {booking.held && <HoldNotice held={booking.held} zone={booking.zone} />}
        <div className={formStyles.end}>
          <Captcha ref={captcha} />
          <SubmitButton
            label={details.submit}
            sending={sending}
            sendingLabel={details.submitting}
          />
        </div>
      </form>
    </div>
  );
}
