import { useEffect, useRef } from "react";
import { PauseButton } from "./pause-button.tsx";
import { reloadPicture } from "./reload-picture.ts";

/** Milliseconds between two reloads, enough for the picture to play once. */
const reloadInterval = 5_000;

interface ReloadingPictureProps {
  /** URL of the animated picture. */
  moving: string;
  /** URL of its last frame, for visitors who prefer reduced motion. */
  still: string;
  /** `stop`: label of the pause button. */
  words: { alt: string; stop: string };
  width: number;
  height: number;
  className?: string | undefined;
  pauseClass?: string | undefined;
}

/** A picture that plays again and again, with a button that stops it. */
export function ReloadingPicture(props: ReloadingPictureProps) {
  const { moving, still, words, width, height, className, pauseClass = "" } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? reloadPicture(frame.current) : undefined), []);
  return (
    <div ref={frame} className={className} data-reload={reloadInterval}>
      <picture>
        <source media="(prefers-reduced-motion:reduce)" srcSet={still} />
        <img src={moving} width={width} height={height} alt={words.alt} loading="lazy" />
      </picture>
      <PauseButton quiet label={words.stop} className={pauseClass} />
    </div>
  );
}
