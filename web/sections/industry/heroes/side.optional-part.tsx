import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroLead, type HeroProps, HeroTalk } from "../hero-words.tsx";
import { Sheet } from "../sheet.tsx";
import styles from "./side.module.css";

/** Words and talk on the left, the papers on the right; they stay while a long talk is read. */
export function SideHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <Grid>
        <div className={styles.words}>
          <h1>{section.title}</h1>
          <HeroLead section={section} page={page} />
          <div className={styles.talk}>
            <HeroTalk section={section} />
          </div>
        </div>
        <div className={styles.papers}>
          {section.papers.map((sheet) => (
            <Sheet key={sheet.look} sheet={sheet} talk={section.talk} />
          ))}
        </div>
      </Grid>
    </HeroFrame>
  );
}
