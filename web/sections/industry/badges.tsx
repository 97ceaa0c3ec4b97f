import type { BadgesSection } from "#content/industries/proof-section-types.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./badges.module.css";

/** Three short assurances for the firm. */
export function Badges({ badges }: BadgesSection) {
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
