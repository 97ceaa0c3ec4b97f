import { pricing } from "#content/pricing.ts";
import { Section } from "../../ui/section.tsx";
import styles from "./plan-benefits.later.module.css";

/** Three large numbers on three rules. */
export function PlanBenefits() {
  const { title, items } = pricing.benefits;
  return (
    <Section className={styles.benefits}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.figure}</b>
            <div>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
