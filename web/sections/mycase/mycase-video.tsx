import type { mycase } from "#content/landing/mycase.ts";
import { InlineVideo } from "../../ui/inline-video.tsx";
import { MarginNote, Section, SectionHead } from "../../ui/section.tsx";
import styles from "./mycase-video.later.module.css";

/** After hours: the film is the line on black, and the line goes on beyond its frame. */
export function MycaseVideo({ film }: { film: typeof mycase.film }) {
  return (
    <Section tone="night" className={styles.film}>
      <MarginNote time={film.note.time}>{film.note.text}</MarginNote>
      <SectionHead title={film.title} />
      <InlineVideo video={film.video} className={styles.video}>
        <q>{film.quote}</q>
      </InlineVideo>
    </Section>
  );
}
