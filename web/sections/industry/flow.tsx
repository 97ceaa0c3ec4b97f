import type { IndustryPage } from "#content/industries/industry-page.ts";
import { Pen } from "../../ui/pen.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./flow.module.css";

/** Of the four pictures, chosen by eye. */
const seeds = [9, 3, 6, 15];

/** The steps on one line; more is written on it at each of them. */
export function Flow({ id, title, steps }: IndustryPage["flow"]) {
  return (
    <Section id={id} flush className={styles.section}>
      <SectionHead title={title} />
      <ol className={styles.flow}>
        {steps.map(({ title: step, description }, index) => (
          <li key={step}>
            <Pen
              seed={seeds[index % seeds.length]}
              words={[index + 2]}
              unit={9}
              height={26}
              gap={4}
              onLine
              className={styles.pen}
            />
            <h3>{step}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
