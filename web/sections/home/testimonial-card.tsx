import type { Testimonial } from "#content/testimonials.ts";
import { monogramOf } from "../../ui/brand-mark.tsx";
import { Monogram, type Paper } from "../../ui/monogram.tsx";
import { Signature } from "../../ui/signature.tsx";
import styles from "./testimonial-card.module.css";

const papers: readonly Paper[] = ["pad", "pink", "blue", "manila"];

/** A quote on an index card, signed. `number` decides the paper. */
export function TestimonialCard({
  name,
  role,
  text,
  img,
  number,
}: Testimonial & { number: number }) {
  return (
    <li className={styles.card}>
      <figure>
        <figcaption>
          <Monogram letters={monogramOf(img) ?? ""} paper={papers[number % papers.length]} />
          <span>
            <b>{name}</b>
            {role}
          </span>
        </figcaption>
        <blockquote>{text}</blockquote>
        <Signature of={name} className={styles.signature} />
      </figure>
    </li>
  );
}
