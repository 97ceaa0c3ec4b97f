import type { LandingPage } from "#content/landing/landing-page.ts";
import { Pen } from "../../ui/pen.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./steps.module.css";

/** Of the three pictures, chosen by eye: more is written at each step. */
const strokes = [
  { seed: 9, words: [2] },
  { seed: 3, words: [3] },
  { seed: 15, words: [5] },
];

/** Connect, Train, Launch on one line that runs through the sheet. */
export function Steps({ title, items }: LandingPage["steps"]) {
  return (
    <Section className={styles.section}>
      <SectionHead title={title} />
      <ol className={styles.steps}>
        {items.map((step, index) => (
          <li key={step.title}>
            <Pen {...strokes[index]} unit={9} height={26} gap={4} onLine className={styles.pen} />
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
