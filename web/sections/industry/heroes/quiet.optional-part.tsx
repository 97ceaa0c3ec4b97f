import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroLead, HeroPapers, type HeroProps, HeroTalk } from "../hero-words.tsx";
import styles from "./quiet.module.css";
import shared from "./two-rows.module.css";

/** One margin line, no red, and a sheet that is left half empty. */
export function QuietHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page} className={styles.quiet}>
      <Grid>
        <h1 className={shared.title}>{section.title}</h1>
        <div className={shared.lead}>
          <HeroLead section={section} page={page} tone="quiet" />
        </div>
      </Grid>
      <Grid className={shared.below}>
        <div className={shared.talk}>
          <HeroTalk section={section} />
        </div>
        <HeroPapers section={section} className={shared.sheet} />
      </Grid>
    </HeroFrame>
  );
}
