import type { mycase } from "#content/landing/mycase.ts";
import type { Role } from "#content/roles.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { RoleActions } from "../landing/role-actions.tsx";
import { TitleLines } from "../landing/title-lines.tsx";
import styles from "./mycase-roles.module.css";
import { PadSection } from "./pad-section.tsx";
import { PhoneCord } from "./phone-cord.tsx";

interface MycaseRolesProps {
  words: typeof mycase.roles;
  roles: readonly Role[];
}

/** The telephone of the front desk: eight keys, one on every rule, one for each role. */
export function MycaseRoles({ words, roles }: MycaseRolesProps) {
  const { title, text, label, display } = words;
  return (
    <PadSection
      title={<TitleLines lines={title} />}
      text={text}
      above={<Breadcrumb page="mycase" current="MyCase" />}
      below={<RoleActions className={styles.actions} />}
      className={styles.desk}
    >
      <div className={styles.phone}>
        <p className={styles.display}>
          <b>{display.time}</b> {display.text}
        </p>
        <ol aria-label={label}>
          {roles.map(({ title: role, description }, index) => (
            <li key={role} className={index === display.ringing ? styles.ringing : undefined}>
              <i />
              <div>
                <h3>{role}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ol>
        <PhoneCord className={styles.cord} />
      </div>
    </PadSection>
  );
}
