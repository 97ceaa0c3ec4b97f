import type { IntakeHeroSection } from "#content/industries/proof-sections.ts";
import { type PageId, pages } from "#content/pages.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { JumpLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Actions, Grid, Section } from "../../ui/section.tsx";
import { Slip } from "../../ui/slip.tsx";
import { Chat } from "./chat.tsx";
import { ContactButton } from "./contact-button.tsx";
import styles from "./intake-hero.module.css";

interface IntakeHeroProps extends IntakeHeroSection {
  page: PageId;
}

/** The benefits for the industry on wide ruled lines, beside a conversation and its slip. */
export function IntakeHero(props: IntakeHeroProps) {
  const { page, title, text, book, how, chat, slip, rating } = props;
  return (
    <Section tone="pad" className={styles.hero}>
      <Grid>
        <div className={styles.words}>
          <Breadcrumb page={page} current={pages[page].label} />
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Actions className={styles.actions}>
            <ContactButton to={book.href} slip={`trade=${page}`} arrow prefetch="intent">
              {book.label}
            </ContactButton>
            <JumpLink kind="line" href={how.href}>
              {how.label}
            </JumpLink>
          </Actions>
          {rating && (
            <p className={styles.rating}>
              <b>{rating.figure}</b>
              <Stars />
              <span>{rating.text}</span>
            </p>
          )}
        </div>
        <div className={styles.papers}>
          <Chat {...chat} />
          <Slip slip={slip} className={styles.slip} />
        </div>
      </Grid>
    </Section>
  );
}

function Stars() {
  return (
    <span className={styles.stars} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
