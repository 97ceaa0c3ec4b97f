import { useState } from "react";
import type { lawmatics } from "#content/landing/lawmatics.ts";
import { playerWords, videos } from "#content/videos.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import { clipFile, VideoFrame } from "../../ui/video-frame.tsx";
import { VideoTranscript } from "../../ui/video-transcript.tsx";
import styles from "./video-chapters.module.css";

/** The film with its three bullets as chapters: each starts the film at its second. */
export function VideoChapters({ film }: { film: typeof lawmatics.film }) {
  const { title, video, action, bullets } = film;
  /** Second at which the film begins; undefined while nobody has asked for it. */
  const [start, setStart] = useState<{ at: number }>();
  return (
    <Section tone="night" className={styles.section}>
      <SectionHead title={title}>
        <ButtonLink kind="pad" arrow to={action.href} prefetch="intent" className={styles.action}>
          {action.label}
        </ButtonLink>
      </SectionHead>
      <div className={styles.film}>
        <figure>
          <VideoFrame
            video={video}
            playing={start !== undefined}
            from={start}
            onPlay={() => setStart({ at: 0 })}
          />
          <figcaption>
            {playerWords.caption(videos[video])}
            <VideoTranscript video={video} />
          </figcaption>
        </figure>
        <ol>
          {bullets.map((bullet) => (
            <li key={bullet.title}>
              {/* Without scripting the browser opens the clip at that second by itself. */}
              <a
                href={`${clipFile(video, "mp4")}#t=${bullet.at}`}
                aria-label={`${playerWords.play}: ${bullet.title}`}
                data-react
                onClick={(event) => {
                  event.preventDefault();
                  setStart({ at: bullet.at });
                }}
              >
                {clock(bullet.at)}
              </a>
              <h3>{bullet.title}</h3>
              <p>{bullet.description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** `72` → "1:12". */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
