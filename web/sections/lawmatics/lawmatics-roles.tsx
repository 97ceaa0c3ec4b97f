import type { lawmatics } from "#content/landing/lawmatics.ts";
import type { Role } from "#content/roles.ts";
import { Icon } from "../../ui/icon.tsx";
import { Section } from "../../ui/section.tsx";
import { RoleActions } from "../landing/role-actions.tsx";
import styles from "./lawmatics-roles.module.css";

interface LawmaticsRolesProps {
  words: typeof lawmatics.roles;
  roles: readonly Role[];
}

/** Eight jobs, a double rule, one price: the margin turned on its side is an equals sign. */
export function LawmaticsRoles({ words, roles }: LawmaticsRolesProps) {
  const [left, right] = words.title;
  return (
    <Section className={styles.sum}>
      <h2>
        {left} <br />
        <span className={styles.sign}>{words.sign}</span> {right}
      </h2>
      <p className={styles.lead}>{words.lead}</p>
      <ol>
        {roles.map(({ icon, title, description, gradient }) => (
          <li key={title}>
            <span
              className={styles.mark}
              style={{
                backgroundImage: `linear-gradient(135deg, ${gradient.map((paper) => `var(--${paper})`).join(", ")})`,
              }}
            >
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
      <div className={styles.total}>
        <p>
          {words.text}
          <small>{words.small}</small>
        </p>
        <RoleActions />
      </div>
    </Section>
  );
}
