import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, type HeroProps, HeroTalk, HeroWords } from "../hero-words.tsx";
import { Sheet } from "../sheet.tsx";
import styles from "./wide.module.css";

/** Words beside the talk; the first paper below them, as broad as the page, a second on its corner. */
export function WideHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <Grid>
        <HeroWords section={section} page={page} className={styles.words} />
        <div className={styles.talk}>
          <HeroTalk section={section} />
        </div>
      </Grid>
      <div className={styles.papers}>
        {section.papers.map((sheet) => (
          <div key={sheet.look} className={styles.paper}>
            <Sheet sheet={sheet} talk={section.talk} />
          </div>
        ))}
      </div>
    </HeroFrame>
  );
}
