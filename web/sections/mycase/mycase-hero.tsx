import type { mycase } from "#content/landing/mycase.ts";
import { Button, JumpLink } from "../../ui/button.tsx";
import { DoneMark } from "../../ui/done-mark.tsx";
import { Actions, Grid, Section } from "../../ui/section.tsx";
import { TitleLines } from "../landing/title-lines.tsx";
import styles from "./mycase-hero.module.css";

/** The matter file: a manila folder with papers sticking out, and what the call left in it. */
export function MycaseHero({ hero }: { hero: typeof mycase.hero }) {
  const { title, text, trial, demo, folder } = hero;
  return (
    <Section className={styles.matter}>
      <div className={styles.edge} aria-hidden="true">
        <p className={styles.tab}>
          {folder.name} <span>{folder.matter}</span>
        </p>
        <p className={styles.paper}>{folder.paper}</p>
        <p className={styles.paper} />
      </div>
      <Grid>
        <div className={styles.words}>
          <h1>
            <TitleLines lines={title} />
          </h1>
          <p>{text}</p>
          <Actions className={styles.actions}>
            <Button kind="red" arrow command="show-modal" commandfor={trial.opens}>
              {trial.label}
            </Button>
            <JumpLink kind="line" href={demo.href}>
              {demo.label}
            </JumpLink>
          </Actions>
          <p className={styles.offer}>{hero.trialOffer}</p>
        </div>
        <ul className={styles.docket}>
          {folder.lines.map(({ term, text: entry, detail, done }) => (
            <li key={term}>
              <span>{term}</span>
              <p>
                {entry}
                <small>{detail}</small>
              </p>
              <DoneMark>{done}</DoneMark>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
