import { useEffect, useRef, useState } from "react";
import { player as words } from "#content/player.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { motionIsWelcome } from "../ui/link.tsx";
import styles from "./call-player.module.css";
import type { ShownLine } from "./open-player.tsx";
import { type Playing, playLines } from "./play-lines.ts";

interface CallPlayerProps {
  lines: readonly ShownLine[];
  /** Without voices the lines play as text. */
  voices: readonly SpeechSynthesisVoice[];
  /** Called when the playback has ended or was stopped, or when its page is left. */
  onClose(): void;
}

/** One of the speeds in content/player.ts. The chosen one also applies to the next conversation. */
let usualRate = 1;

/** Pause, stop and speed. The lines on the page are the captions: the spoken one is marked. */
export function CallPlayer({ lines, voices, onClose }: CallPlayerProps) {
  const [paused, setPaused] = useState(false);
  const [rate, setRate] = useState(usualRate);
  const playing = useRef<Playing>(undefined);
  const place = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const end = () => close.current();
    const mark = (at?: number) => {
      for (const [index, { element }] of lines.entries())
        element.toggleAttribute("data-now", index === at);
      const line = at === undefined ? undefined : lines[at]?.element;
      line?.scrollIntoView({
        block: "nearest",
        behavior: motionIsWelcome() ? "smooth" : "instant",
      });
    };
    playing.current = playLines(lines, voices, usualRate, { onLine: mark, onEnd: end });
    // The router may remove the conversation while it is being spoken.
    const observer = new MutationObserver(() => place.current?.isConnected || end());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      playing.current?.stop();
      mark();
    };
  }, [lines, voices]);

  const turn = () => {
    if (paused) playing.current?.goOn();
    else playing.current?.pause();
    setPaused(!paused);
  };
  const choose = (next: number) => {
    usualRate = next;
    setRate(next);
    playing.current?.setRate(next);
  };
  return (
    <section ref={place} aria-label={words.label} className={styles.player}>
      <Button small autoFocus onClick={turn}>
        <Icon name={paused ? "play" : "pause"} />
        {paused ? words.goOn : words.pause}
      </Button>
      <Button small kind="line" onClick={onClose}>
        {words.stop}
      </Button>
      <label className={styles.speed}>
        <span className="visually-hidden">{words.speed}</span>
        <select value={rate} onChange={(event) => choose(Number(event.target.value))}>
          {words.speeds.map((speed) => (
            <option key={speed} value={speed}>{`${speed}×`}</option>
          ))}
        </select>
      </label>
      {voices.length === 0 && <small role="status">{words.silent}</small>}
    </section>
  );
}
