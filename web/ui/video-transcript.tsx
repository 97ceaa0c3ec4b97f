import { playerWords, type VideoId, videos } from "#content/videos.ts";
import { Icon } from "./icon.tsx";
import styles from "./video-transcript.module.css";

/** Transcript of a clip: everything seen and said in it. */
export function VideoTranscript({ video }: { video: VideoId }) {
  const { description, cues } = videos[video];
  return (
    <details className={styles.transcript}>
      <summary>
        {playerWords.transcript}
        <Icon name="chevron" />
      </summary>
      <p>{description}</p>
      <ul>
        {cues.map((cue) => (
          <li key={cue.from}>
            {cue.who && <b>{`${playerWords.who[cue.who]} `}</b>}
            {cue.text}
          </li>
        ))}
      </ul>
    </details>
  );
}
