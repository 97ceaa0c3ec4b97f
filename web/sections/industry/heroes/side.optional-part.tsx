import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroPapers, type HeroProps, HeroTalk, HeroWords } from "../hero-words.tsx";
import styles from "./side.module.css";

/** Words and talk on the left, the papers on the right; they stay while a long talk is read. */
export function SideHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <Grid>
        <HeroWords section={section} page={page} className={styles.words}>
          <div className={styles.talk}>
            <HeroTalk section={section} />
          </div>
        </HeroWords>
        <HeroPapers section={section} className={styles.papers} />
      </Grid>
    </HeroFrame>
  );
}
