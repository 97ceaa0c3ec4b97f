import { Grid } from "../../../ui/section.tsx";
import { HeroFrame, HeroHour, HeroLead, HeroPapers, type HeroProps } from "../hero-words.tsx";
import styles from "./form.module.css";

/** The talk is a box of the form that it fills. */
export function FormHero({ section, page }: HeroProps) {
  return (
    <HeroFrame page={page}>
      <Grid>
        <div className={styles.words}>
          <HeroHour time={section.time} scene={section.scene} />
          <h1>{section.title}</h1>
          <HeroLead section={section} page={page} />
        </div>
        <HeroPapers section={section} className={styles.form} />
      </Grid>
    </HeroFrame>
  );
}
