import type { ReactNode } from "react";
import type { lawmatics } from "#content/landing/lawmatics.ts";
import type { TextCard } from "#content/types/card.ts";
import type { Link } from "#content/types/link.ts";
import { classNames } from "../../ui/class-names.ts";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AnswersScene } from "./answers-scene.tsx";
import { FormScene } from "./form-scene.tsx";
import styles from "./lawmatics-features.module.css";
import { WeekScene } from "./week-scene.tsx";

/** Three jobs, each shown at work. */
export function LawmaticsFeatures({ features }: { features: typeof lawmatics.features }) {
  const { intake, booking, forms } = features;
  return (
    <Section className={styles.section}>
      <Feature words={intake}>
        <AnswersScene answers={intake.scene} />
      </Feature>
      <Feature words={booking} look={styles.turned}>
        <WeekScene week={booking.scene} />
      </Feature>
      <Feature words={forms} look={styles.wide}>
        <FormScene lines={forms.scene} />
      </Feature>
    </Section>
  );
}

interface FeatureProps {
  words: TextCard & { action: Link };
  look?: string | undefined;
  children: ReactNode;
}

/** The scene is a picture of the words beside it, so it is not read out. */
function Feature({ words, look, children }: FeatureProps) {
  return (
    <article className={classNames(styles.feature, look)}>
      <div className={styles.words}>
        <h2>{words.title}</h2>
        <p>{words.description}</p>
        <TextLink to={words.action.href} prefetch="intent">
          {words.action.label}
          <span className="visually-hidden">: {words.title}</span>
        </TextLink>
      </div>
      <div className={styles.scene} aria-hidden="true">
        {children}
      </div>
    </article>
  );
}
