import type { directory } from "#content/industries/directory.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./missing-industry.module.css";

/** The empty advertisement at the end of the directory. The whole of it is the link. */
export function MissingIndustry({ kicker, title, text, action }: (typeof directory)["missing"]) {
  return (
    <Section className={styles.section}>
      <div className={styles.space}>
        <small>{kicker}</small>
        <h2>{title}</h2>
        <p>{text}</p>
        <ButtonLink to={action.href} arrow prefetch="intent" className={styles.link}>
          {action.label}
        </ButtonLink>
      </div>
    </Section>
  );
}
