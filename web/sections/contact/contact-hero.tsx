import { forms } from "#content/forms.ts";
import { pages } from "#content/pages.ts";
import { site } from "#content/site.ts";
import type { FormReply } from "#contract/page-services.ts";
import { LeadForm } from "../../forms/lead-form.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import styles from "./contact-hero.module.css";

/** Heading, telephone and the form card, on the pad. */
export function ContactHero({
  title,
  text,
  reply,
}: {
  title: string;
  text: string;
  reply?: FormReply;
}) {
  return (
    <PageHead page="contact" title={title} current={pages.contact.label} className={styles.hero}>
      <p className={styles.text}>{text}</p>
      <a className={styles.phone} href={site.phone.href}>
        {site.phone.display}
      </a>
      <div className={styles.sheet}>
        <h2>{forms.contact.title}</h2>
        <LeadForm form="contact" reply={reply} />
      </div>
    </PageHead>
  );
}
