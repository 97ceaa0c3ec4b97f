import type { aboutTeaser } from "#content/home/about-teaser.ts";
import type { VideoId } from "#content/videos.ts";
import { Grid, Section, SectionHead } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./about-teaser.module.css";
import { VideoButton } from "./video-button.tsx";
import { WeekChart } from "./week-chart.tsx";

interface AboutTeaserProps {
  words: typeof aboutTeaser;
  /** The film that the thumbnail opens. */
  video: VideoId;
}

/** The hours with no one to answer, as one number and as a chart, next to the film. */
export function AboutTeaser({ words, video }: AboutTeaserProps) {
  return (
    <Section className={styles.about}>
      <SectionHead title={words.title} />
      <Grid>
        <div className={styles.words}>
          <p className={styles.lead}>
            <b>{words.figure}</b> {words.lead}
          </p>
          <p>
            {`${words.text} `}
            <TextLink to={words.link.href}>{words.link.label}</TextLink>
          </p>
          <VideoButton video={video} />
        </div>
        <WeekChart words={words.chart} className={styles.chart} />
      </Grid>
    </Section>
  );
}
