import { classNames } from "../../../ui/class-names.ts";
import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroLead, HeroPapers, type HeroProps, HeroTalk } from "../hero-words.tsx";
import { Drawing } from "../sheet.tsx";
import styles from "./night.module.css";
import shared from "./two-rows.module.css";

/** After hours: a drawing across the page, then the talk and the sheet. */
export function NightHero({ section, page }: HeroProps) {
  const { title, drawing } = section;
  return (
    <HeroFrame page={page} tone="night" className={styles.night}>
      <Grid>
        <h1 className={shared.title}>{title}</h1>
        <div className={classNames(shared.lead, styles.lead)}>
          <HeroLead section={section} page={page} tone="night" />
        </div>
      </Grid>
      {drawing && (
        <div className={styles.drawing}>
          <Drawing name={drawing.name} label={drawing.label} />
        </div>
      )}
      <Grid className={shared.below}>
        <div className={shared.talk}>
          <HeroTalk section={section} />
        </div>
        <HeroPapers section={section} className={classNames(shared.sheet, styles.sheet)} />
      </Grid>
    </HeroFrame>
  );
}
