import type { TestimonialSection } from "#content/industries/proof-section-types.ts";
import { Section } from "../../ui/section.tsx";
import { Signature } from "../../ui/signature.tsx";
import styles from "./testimonial.later.module.css";

/** One quote, written on the wide rules, with its heart underlined and a signature. */
export function Testimonial({ quote, author, role, firm, practice }: TestimonialSection) {
  return (
    <Section tone="pad" className={styles.section} label={author}>
      <figure>
        <blockquote>
          {quote.before}
          <mark>{quote.marked}</mark>
          {quote.after}
        </blockquote>
        <figcaption>
          <Signature of={author} className={styles.signature} />
          <span>
            <b>{author}</b>
            {role}, {firm}
            <br />
            {practice}
          </span>
        </figcaption>
      </figure>
    </Section>
  );
}
