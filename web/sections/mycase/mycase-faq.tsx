import type { mycase } from "#content/landing/mycase.ts";
import picture from "../../pictures/case-file.svg";
import stillPicture from "../../pictures/case-file-still.svg";
import { Accordion } from "../../ui/accordion.tsx";
import { ReloadingPicture } from "../../ui/reloading-picture.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./mycase-faq.later.module.css";

/** Two questions beside a case file that fills itself in again every five seconds. */
export function MycaseFaq({ faq }: { faq: typeof mycase.faq }) {
  return (
    <Section flush>
      <Grid>
        <ReloadingPicture
          moving={picture}
          still={stillPicture}
          words={faq.picture}
          width={560}
          height={520}
          className={styles.picture}
          pauseClass={styles.pause}
        />
        <div className={styles.text}>
          <h2>{faq.title}</h2>
          <Accordion faq={faq} />
        </div>
      </Grid>
    </Section>
  );
}
