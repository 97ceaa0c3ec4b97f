import { type Role, roleActions } from "#content/roles.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Actions, MarginNote, Section, SectionHead } from "../../ui/section.tsx";
import styles from "./roles.module.css";

/** The eight roles over one day, each at its hour and heard in one sentence. */
export function Roles({ title, roles }: { title: string; roles: readonly Role[] }) {
  const { see, pricing } = roleActions;
  return (
    <Section flush>
      <SectionHead title={title}>
        <Actions className={styles.actions}>
          <ButtonLink to={see.href} arrow prefetch="intent">
            {see.label}
          </ButtonLink>
          <ButtonLink kind="line" to={pricing.href} prefetch="intent">
            {pricing.label}
          </ButtonLink>
        </Actions>
      </SectionHead>
      <ol className={styles.roles}>
        {roles.map(({ title: role, description, heard }) => (
          <li key={role}>
            <div>
              <MarginNote time={heard.time} className={styles.note} />
              <h3>{role}</h3>
              <p>{description}</p>
            </div>
            <q>{heard.text}</q>
          </li>
        ))}
      </ol>
    </Section>
  );
}
