import type { contact } from "#content/contact.ts";
import { forms } from "#content/forms.ts";
import { bookingId, pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { FormReply } from "#contract/page-services.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { BookingCalendar } from "./booking-calendar.tsx";
import styles from "./contact-hero.module.css";

interface ContactHeroProps {
  words: typeof contact;
  reply?: FormReply | undefined;
  /** The slip in the address, as a query. */
  slip?: string | undefined;
}

/** Heading and telephone; below them the form and the calendar, side by side where both fit. */
export function ContactHero({ words, reply, slip }: ContactHeroProps) {
  return (
    <PageHead
      page="contact"
      title={words.title}
      current={pages.contact.label}
      className={styles.hero}
    >
      <p className={styles.text}>
        {words.text}{" "}
        <a className={styles.phone} href={site.phone.href}>
          {site.phone.display}
        </a>
      </p>
      <div className={styles.ways}>
        <div className={styles.sheet}>
          <h2>{forms.contact.title}</h2>
          <LeadForm form="contact" {...(reply && { reply })} slip={slip} />
        </div>
        <section id={bookingId} tabIndex={-1} className={styles.book}>
          <h2>{words.calendar.title}</h2>
          <BookingCalendar words={words.calendar} slip={slip} />
        </section>
      </div>
    </PageHead>
  );
}
