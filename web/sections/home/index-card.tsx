import type { Testimonial } from "#content/testimonials.ts";
import { monogramOf } from "../../ui/brand-mark.tsx";
import { Monogram, type Paper } from "../../ui/monogram.tsx";
import { Pen } from "../../ui/pen.tsx";
import styles from "./index-card.module.css";

const papers: readonly Paper[] = ["pad", "pink", "blue", "manila"];

/** A quote on an index card, signed. `number` decides the paper and the hand. */
export function IndexCard({ name, role, text, img, number }: Testimonial & { number: number }) {
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
        <Pen
          seed={40 + (number % 3) * 7}
          words={[4, 5]}
          unit={9}
          height={34}
          gap={8}
          slant={0.5}
          onLine
          className={styles.signature}
        />
      </figure>
    </li>
  );
}
