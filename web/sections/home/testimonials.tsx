import { type Testimonial, testimonialRows, type testimonials } from "#content/testimonials.ts";
import { Marquee } from "../../ui/marquee.tsx";
import { PauseButton, pausable } from "../../ui/pause-button.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";
import styles from "./testimonials.module.css";

/** How often the quotes stand in a row, and how long one copy takes to pass. */
const copies = 4;
const secondsPerCopy = 40;

/** Seven quotes in two rows that pass each other. */
export function Testimonials({ items }: { items: typeof testimonials }) {
  const { title, stop } = testimonialRows;
  const half = Math.ceil(items.length / 2);
  const row = (cards: readonly Testimonial[], from: number) => (
    <Marquee
      label={`${title}, ${from ? 2 : 1}`}
      repeat={copies}
      seconds={secondsPerCopy}
      reverse={from > 0}
      listClass={styles.cards}
    >
      {cards.map((card, index) => (
        <TestimonialCard key={card.name} {...card} number={from + index} />
      ))}
    </Marquee>
  );
  return (
    <Section flush className={`${styles.quotes} ${pausable}`}>
      <SectionHead title={title}>
        <PauseButton quiet label={stop} />
      </SectionHead>
      {row(items.slice(0, half), 0)}
      {row(items.slice(half), half)}
    </Section>
  );
}
