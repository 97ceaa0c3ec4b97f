import type { mycase } from "#content/landing/mycase.ts";
import type { Role } from "#content/roles.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { RoleActions } from "../landing/role-actions.tsx";
import { TitleLines } from "../landing/title-lines.tsx";
import { Cord } from "./cord.tsx";
import styles from "./front-desk.module.css";
import { PadSection } from "./pad-section.tsx";

interface FrontDeskProps {
  words: typeof mycase.roles;
  roles: readonly Role[];
}

/** The telephone of the front desk: eight keys, one on every rule, one for each role. */
export function FrontDesk({ words, roles }: FrontDeskProps) {
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
        <Cord className={styles.cord} />
      </div>
    </PadSection>
  );
}
