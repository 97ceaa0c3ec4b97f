import { Fragment } from "react";
import type { mycase } from "#content/landing/mycase.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./customization.later.module.css";

/** "Need More Customization?" is a sentence with blanks that are already filled in. */
export function Customization({ words }: { words: typeof mycase.customization }) {
  const { title, action, sentence, text } = words;
  return (
    <Section className={styles.section}>
      <SectionHead title={title}>
        <ButtonLink kind="line" arrow to={action.href} className={styles.action} prefetch="intent">
          {action.label}
        </ButtonLink>
      </SectionHead>
      <p className={styles.sentence}>
        {sentence.map((part, index) =>
          index % 2 ? <u key={part}>{part}</u> : <Fragment key={part}>{part}</Fragment>,
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </Section>
  );
}
