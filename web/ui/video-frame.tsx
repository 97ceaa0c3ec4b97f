import { useEffect, useRef } from "react";
import { playerWords, type VideoId, videos } from "#content/videos.ts";
import { count } from "../arrivals/count.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./video-frame.module.css";

interface VideoFrameProps {
  video: VideoId;
  /** Whether the visitor started the video. Until then only the poster is loaded. */
  playing: boolean;
  onPlay?: () => void;
  /** Start position in seconds; a new object starts again. */
  from?: { at: number } | undefined;
  className?: string;
}

/** Pixels of every clip and poster (scripts/videos). */
export const clipSize = { width: 1280, height: 720 } as const;

/** URL of a clip's file, such as `clipFile("one-call", "mp4")`. */
export const clipFile = (video: VideoId, extension: string) => `/videos/${video}.${extension}`;

/**
 * A clip in its frame: a poster with a button, and after the click the video itself, or the video
 * host's page if the content names one. Without scripts the button is a link to the file.
 */
export function VideoFrame({ video, playing, onPlay, from, className }: VideoFrameProps) {
  return (
    <div className={classNames(styles.frame, className)}>
      <Poster video={video} />
      {playing ? <Film video={video} from={from} /> : <Play video={video} onPlay={onPlay} />}
    </div>
  );
}

function Poster({ video }: { video: VideoId }) {
  return (
    <picture>
      <source type="image/avif" srcSet={clipFile(video, "avif")} />
      <source type="image/webp" srcSet={clipFile(video, "webp")} />
      <img src={clipFile(video, "jpg")} alt="" loading="lazy" decoding="sync" {...clipSize} />
    </picture>
  );
}

function Play({ video, onPlay }: Pick<VideoFrameProps, "video" | "onPlay">) {
  const { title, host } = videos[video];
  const label = `${playerWords.play}: ${title}`;
  return (
    <>
      <button
        type="button"
        className={styles.play}
        aria-label={label}
        title={host && playerWords.host}
        data-react
        onClick={onPlay}
      >
        <Icon name="play" />
      </button>
      <a
        className={classNames(styles.play, styles.plain)}
        aria-label={label}
        href={host ?? clipFile(video, "mp4")}
      >
        <Icon name="play" />
      </a>
    </>
  );
}

/** Focuses the video, because the button that had the focus is gone. */
function Film({ video, from }: Pick<VideoFrameProps, "video" | "from">) {
  const { title, host } = videos[video];
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    count("film");
    film.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const element = film.current;
    if (!element || !from) return;
    element.currentTime = from.at;
    // The browser may refuse to play automatically; the controls are there.
    element.play().catch(() => {});
  }, [from]);
  if (host) {
    return (
      <iframe
        src={host}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <video
      ref={film}
      controls
      autoPlay
      muted
      playsInline
      preload="none"
      aria-label={title}
      {...clipSize}
    >
      <source src={clipFile(video, "webm")} type="video/webm" />
      <source src={clipFile(video, "mp4")} type="video/mp4" />
      <track
        default
        kind="captions"
        srcLang="en"
        label={playerWords.captions}
        src={clipFile(video, "vtt")}
      />
    </video>
  );
}
