import type { CSSProperties } from "react";
import type { lawmatics } from "#content/landing/lawmatics.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { InlineVideo } from "../../ui/inline-video.tsx";
import { penClass } from "../../ui/pen.tsx";
import { Actions, Grid, Section } from "../../ui/section.tsx";
import { TitleLines } from "../landing/title-lines.tsx";
import styles from "./lawmatics-hero.module.css";

/** A loop of the pen that ends two rules higher than it began. */
const loop = "c40 0 60-50 60-90c0-45-12-75-32-75c-22 0-28 20-20 36c8 16 28 17 52 17";

interface LawmaticsHeroProps {
  hero: typeof lawmatics.hero;
  steps: typeof lawmatics.steps;
}

/** Benefits for Lawmatics users, with the film; below them a line that rises in three steps. */
export function LawmaticsHero({ hero, steps }: LawmaticsHeroProps) {
  const { title, text, register, book, video } = hero;
  return (
    <Section tone="pad" className={styles.climb}>
      <Grid className={styles.hero}>
        <div className={styles.words}>
          <Breadcrumb page="lawmatics" current="Lawmatics" />
          <h1>
            <TitleLines lines={title} />
          </h1>
          <p>{text}</p>
          <Actions className={styles.actions}>
            <Button kind="red" arrow command="show-modal" commandfor={register.opens}>
              {register.label}
            </Button>
            <ButtonLink kind="line" to={book.href} prefetch="intent">
              {book.label}
            </ButtonLink>
          </Actions>
        </div>
        <InlineVideo video={video} className={styles.film} />
      </Grid>
      <h2 className={styles.title}>{steps.title}</h2>
      <div className={styles.stairs}>
        <svg viewBox="0 0 1440 392" preserveAspectRatio="none" aria-hidden="true">
          <path className={penClass} d={`M-600 279H530${loop}H914${loop}H2400`} />
        </svg>
        <ol>
          {steps.items.map((step, index) => (
            <li key={step.title} style={{ "--step": index } as CSSProperties}>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
