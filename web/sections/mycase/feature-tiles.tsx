import type { ReactNode } from "react";
import type { mycase } from "#content/landing/mycase.ts";
import { Grid, Section, SectionHead } from "../../ui/section.tsx";
import styles from "./feature-tiles.module.css";
import {
  BookingScene,
  CoverageScene,
  LanguagesScene,
  PaymentScene,
  SyncScene,
  TalkScene,
  WorkloadScene,
} from "./tile-scenes.tsx";

/** Eight tiles, each with a sample of what it says. */
export function FeatureTiles({ gets }: { gets: typeof mycase.gets }) {
  const { coverage, booking, updates, languages, sync, workload, safe, payment } = gets;
  return (
    <Section>
      <SectionHead title={gets.title} />
      <Grid>
        <Tile words={coverage} look={styles.coverage}>
          <CoverageScene {...coverage.scene} />
        </Tile>
        <Tile words={booking} look={styles.booking}>
          <BookingScene {...booking.scene} />
        </Tile>
        <Tile words={updates} look={styles.updates}>
          <TalkScene {...updates.scene} />
        </Tile>
        <Tile words={languages} look={styles.languages}>
          <LanguagesScene lines={languages.scene} />
        </Tile>
        <Tile words={sync} look={styles.sync}>
          <SyncScene {...sync.scene} />
        </Tile>
        <Tile words={workload} look={styles.workload}>
          <WorkloadScene {...workload.scene} />
        </Tile>
        <Tile words={safe} look={styles.safe}>
          <TalkScene {...safe.scene} />
        </Tile>
        <Tile words={payment} look={styles.payment}>
          <PaymentScene {...payment.scene} />
        </Tile>
      </Grid>
    </Section>
  );
}

interface TileProps {
  words: { title: string; description: string };
  look: string | undefined;
  children: ReactNode;
}

/** The sample is a picture of the words below it, so it is not read out. */
function Tile({ words, look, children }: TileProps) {
  return (
    <article className={`${styles.tile} ${look}`}>
      <div className={styles.scene} aria-hidden="true">
        {children}
      </div>
      <h3>{words.title}</h3>
      <p>{words.description}</p>
    </article>
  );
}
