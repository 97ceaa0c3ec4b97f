import type { mycase } from "#content/landing/mycase.ts";
import type { Role } from "#content/roles.ts";
import { Breadcrumb } from "../../layout/page-head.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import { RoleActions } from "../landing/role-actions.tsx";
import { TitleLines } from "../landing/title-lines.tsx";
import { Cord } from "./cord.tsx";
import styles from "./front-desk.module.css";

interface FrontDeskProps {
  words: typeof mycase.roles;
  roles: readonly Role[];
}

/** The telephone of the front desk: eight keys, one on every rule, one for each role. */
export function FrontDesk({ words, roles }: FrontDeskProps) {
  const { title, text, label, display } = words;
  return (
    <Section tone="pad" className={styles.desk}>
      <Grid>
        <div className={styles.words}>
          <Breadcrumb page="mycase" current="MyCase" />
          <h2>
            <TitleLines lines={title} />
          </h2>
          <p>{text}</p>
          <RoleActions className={styles.actions} />
        </div>
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
      </Grid>
    </Section>
  );
}
