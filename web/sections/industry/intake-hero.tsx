import type { IndustryPage } from "#content/industries/industry-page.ts";
import type { IntakeHeroSection } from "#content/industries/proof-section-types.ts";
import { pages } from "#content/pages.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { JumpLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Actions, Grid, Section } from "../../ui/section.tsx";
import { Slip } from "../../ui/slip.tsx";
import { TextJump } from "../../ui/text-link.tsx";
import { Chat } from "./chat.tsx";
import { ContactButton } from "./contact-button.tsx";
import { frontDeskLink } from "./front-desk-link.ts";
import styles from "./intake-hero.module.css";

interface IntakeHeroProps {
  section: IntakeHeroSection;
  page: IndustryPage;
}

/** The benefits for the industry on wide ruled lines, beside a conversation and its slip. */
export function IntakeHero({ section, page }: IntakeHeroProps) {
  const { title, text, book, how, hear, chat, slip, rating } = section;
  return (
    <Section tone="pad" className={styles.hero}>
      <Grid>
        <div className={styles.words}>
          <Breadcrumb page={page.slug} current={pages[page.slug].label} />
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Actions className={styles.actions}>
            <ContactButton to={book.href} slip={`trade=${page.slug}`} arrow prefetch="intent">
              {book.label}
            </ContactButton>
            <JumpLink kind="line" href={how.href}>
              {how.label}
            </JumpLink>
            <TextJump href={frontDeskLink(page)}>{hear}</TextJump>
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
