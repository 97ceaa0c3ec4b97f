import type { about } from "#content/about.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./company-values.module.css";

/** The seven core values as seven days of a desk diary, open at the week. */
export function CompanyValues({ title, text, days, items }: (typeof about)["values"]) {
  return (
    <Section flush>
      <SectionHead title={title}>
        <p className={styles.remark}>{text}</p>
      </SectionHead>
      <ol className={styles.diary}>
        {items.map(({ icon, title: value, description }, index) => (
          <li key={value}>
            <span>{days[index]}</span>
            <h3>
              <Icon name={icon} className={styles.icon} />
              {value}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
