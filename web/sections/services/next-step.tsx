import type { servicesPage } from "#content/services.ts";
import { bookingDialogId } from "../../forms/booking-dialog.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Pen } from "../../ui/pen.tsx";
import { Actions, MarginNote, Section } from "../../ui/section.tsx";
import styles from "./next-step.module.css";

/** The next morning, back on the pad: book a conversation or write. */
export function NextStep({ note, title, text, book, start }: (typeof servicesPage)["next"]) {
  return (
    <Section tone="pad" className={styles.section}>
      <MarginNote time={note.time} className={styles.note}>
        {note.text}
      </MarginNote>
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Actions className={styles.actions}>
        <Button command="show-modal" commandfor={bookingDialogId} aria-haspopup="dialog">
          {book.label}
        </Button>
        <ButtonLink kind="line" to={start.href} arrow prefetch="intent">
          {start.label}
        </ButtonLink>
      </Actions>
      <div className={styles.line}>
        <Pen line="morning" onLine />
      </div>
    </Section>
  );
}
