import type { IndustryPage } from "#content/industries/industry-page.ts";
import { pages } from "#content/pages.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { ButtonLink, JumpLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Actions, Grid, Section } from "../../ui/section.tsx";
import { Slip } from "../../ui/slip.tsx";
import { Chat } from "./chat.tsx";
import styles from "./hero.module.css";

type HeroProps = Pick<IndustryPage, "slug" | "hero">;

/** What the industry gets, on wide rules, beside a conversation and the slip it leaves. */
export function Hero({ slug, hero }: HeroProps) {
  const { title, text, book, how, chat, slip, rating } = hero;
  return (
    <Section tone="pad" className={styles.hero}>
      <Grid>
        <div className={styles.words}>
          <Breadcrumb page={slug} current={pages[slug].label} />
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <Actions className={styles.actions}>
            <ButtonLink to={book.href} arrow prefetch="intent">
              {book.label}
            </ButtonLink>
            <JumpLink kind="line" href={how.href}>
              {how.label}
            </JumpLink>
          </Actions>
          <p className={styles.rating}>
            <b>{rating.figure}</b>
            <Stars />
            <span>{rating.text}</span>
          </p>
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
