import type { benefits } from "#content/home/benefits.ts";
import { Button } from "../../ui/button.tsx";
import { Grid, MarginNote, Section, SectionHead } from "../../ui/section.tsx";
import { Slip } from "../../ui/slip.tsx";
import { SystemRecords } from "../../ui/system-records.tsx";
import styles from "./home-benefits.module.css";
import { LiveCall } from "./live-call.tsx";
import { SourcedAnswer } from "./sourced-answer.tsx";

type Words = typeof benefits;

/** Three benefits, each a piece of paper from the call of 9:42 pm. */
export function HomeBenefits({ words }: { words: Words }) {
  return (
    <Section flush>
      <MarginNote time={words.hour.time}>{words.hour.text}</MarginNote>
      <SectionHead title={words.title}>
        <Button kind="line" arrow command="show-modal" commandfor={words.action.opens}>
          {words.action.label}
        </Button>
      </SectionHead>
      <Grid>
        <article className={`${styles.tile} ${styles.custom}`}>
          <SourcedAnswer scene={words.custom.scene} />
          <TileText {...words.custom} />
        </article>
        <article className={`${styles.tile} ${styles.control}`}>
          <LiveCall scene={words.control.scene} />
          <TileText {...words.control} />
        </article>
        <article className={`${styles.tile} ${styles.integration}`}>
          <div className={styles.desk} aria-hidden="true">
            <Slip slip={words.integration.scene.slip} className={styles.slip} />
            <SystemRecords
              hung
              records={words.integration.scene.records}
              className={styles.records}
            />
          </div>
          <TileText {...words.integration} />
        </article>
      </Grid>
      <p className={styles.samples}>{words.samples}</p>
    </Section>
  );
}

function TileText({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
