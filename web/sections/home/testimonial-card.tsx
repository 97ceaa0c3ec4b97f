import type { Testimonial } from "#content/testimonials.ts";
import { monogramOf } from "../../ui/brand-mark.tsx";
import { Monogram, type Paper } from "../../ui/monogram.tsx";
import { StoredPen } from "../../ui/pen.tsx";
import styles from "./testimonial-card.module.css";

const papers: readonly Paper[] = ["pad", "pink", "blue", "manila"];
const hands = ["hand-40", "hand-47", "hand-54"] as const;

/** A quote on an index card, signed. `number` decides the paper and the hand. */
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
        <StoredPen
          line={hands[number % hands.length] ?? hands[0]}
          onLine
          className={styles.signature}
        />
      </figure>
    </li>
  );
}
