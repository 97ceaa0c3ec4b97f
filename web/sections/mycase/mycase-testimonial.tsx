import type { mycase } from "#content/landing/mycase.ts";
import { Grid, Section } from "../../ui/section.tsx";
import { Signature } from "../../ui/signature.tsx";
import styles from "./mycase-testimonial.later.module.css";

/** One testimonial: a letter that lies across two sections. */
export function MycaseTestimonial({ words }: { words: typeof mycase.testimonial }) {
  const { title, quote, author, role, firm, practice } = words;
  return (
    <Section flush>
      <Grid>
        <h2 className={styles.title}>{title}</h2>
        <figure className={styles.letter}>
          <p className={styles.head}>
            {firm}
            <span>{practice}</span>
          </p>
          <blockquote>{quote}</blockquote>
          <Signature of={author} />
          <figcaption>
            <b>{author}</b>
            {role}
          </figcaption>
        </figure>
      </Grid>
    </Section>
  );
}
