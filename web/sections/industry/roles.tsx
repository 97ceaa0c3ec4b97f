import type { Role } from "#content/roles.ts";
import { MarginNote, Section, SectionHead } from "../../ui/section.tsx";
import { RoleActions } from "../landing/role-actions.tsx";
import styles from "./roles.later.module.css";

/** The eight roles over one day, each at its hour and heard in one sentence. */
export function Roles({ title, roles }: { title: string; roles: readonly Role[] }) {
  return (
    <Section flush>
      <SectionHead title={title}>
        <RoleActions className={styles.actions} />
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
