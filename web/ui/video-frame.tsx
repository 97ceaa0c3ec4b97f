import { useEffect, useRef } from "react";
import { playerWords, type VideoId, videos } from "#content/videos.ts";
import { count } from "../arrivals/count.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./video-frame.module.css";

interface VideoFrameProps {
  video: VideoId;
  /** Whether somebody asked for the film. Until then there is a poster and nothing else. */
  playing: boolean;
  onPlay?: () => void;
  /** Where it begins, in seconds; a new object begins again. */
  from?: { at: number } | undefined;
  className?: string;
}

/** Pixels of every clip and poster (scripts/videos). */
export const clipSize = { width: 1280, height: 720 } as const;

/** Address of a file of a clip, such as `clipFile("one-call", "mp4")`. */
export const clipFile = (video: VideoId, extension: string) => `/videos/${video}.${extension}`;

/**
 * A clip in its frame: a poster with a button, and after the click the film itself, or the video
 * host's page where the content names one. Without scripting the button is a link to the file.
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
      <img src={clipFile(video, "jpg")} alt="" loading="lazy" decoding="async" {...clipSize} />
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

/** The film takes the focus that the vanished button had. */
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
    // Refused where the browser forbids it; the controls are there.
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
