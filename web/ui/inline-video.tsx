import { type ReactNode, useState } from "react";
import { playerWords, type VideoId, videos } from "#content/videos.ts";
import { classNames } from "./class-names.ts";
import styles from "./inline-video.module.css";
import { VideoFrame } from "./video-frame.tsx";
import { VideoTranscript } from "./video-transcript.tsx";

interface InlineVideoProps {
  video: VideoId;
  /** Caption on the left below the frame; defaults to the title. */
  children?: ReactNode;
  className?: string;
}

/** A clip that plays in place, with its length and its transcript below. */
export function InlineVideo({ video, children, className }: InlineVideoProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <figure className={classNames(styles.video, className)}>
      <VideoFrame video={video} playing={playing} onPlay={() => setPlaying(true)} />
      <figcaption>
        <div>
          {children ?? <b>{videos[video].title}</b>}
          <p>{playerWords.caption(videos[video])}</p>
        </div>
        <VideoTranscript video={video} />
      </figcaption>
    </figure>
  );
}
