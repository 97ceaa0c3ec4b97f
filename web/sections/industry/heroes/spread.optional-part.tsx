import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroLead, HeroPapers, type HeroProps, HeroTalk } from "../hero-words.tsx";
import styles from "./spread.module.css";

/** A book that runs off the right edge, beside the talk that is written into it. */
export function SpreadHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <h1 className={styles.title}>{section.title}</h1>
      <Grid>
        <div className={styles.words}>
          <HeroLead section={section} page={page} />
          <div className={styles.talk}>
            <HeroTalk section={section} />
          </div>
        </div>
        <HeroPapers section={section} className={styles.book} />
      </Grid>
    </HeroFrame>
  );
}
