import type { IndustryPage } from "#content/industries/industry-page.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./badges.module.css";

/** What the firm may rely on, in three short lines. */
export function Badges({ badges }: Pick<IndustryPage, "badges">) {
  return (
    <Section className={styles.section}>
      <ul className={styles.badges}>
        {badges.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} className={styles.icon} />
            {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
