import type { ReactNode } from "react";
import { receptionist } from "#content/receptionist-panel.ts";
import { classNames } from "../ui/class-names.ts";
import { CloseButton } from "../ui/close-button.tsx";
import styles from "./talk-frame.later.module.css";
import { talkId } from "./talk-id.ts";

interface TalkFrameProps {
  /** The voice line: the only sign of what is going on. */
  line: ReactNode;
  /** The voice line is low, as after a written message. */
  low?: boolean;
  /** The picture brings its own line. */
  own?: boolean;
  status: string;
  time?: string | undefined;
  tools?: ReactNode;
  children: ReactNode;
  /** Facts taken down: beside the conversation, or above the footer where there is no room. */
  aside?: ReactNode;
  foot?: ReactNode;
}

/** The receptionist's panel: name and state, voice line, conversation, controls. */
export function TalkFrame({
  line,
  low,
  own,
  status,
  time,
  tools,
  children,
  aside,
  foot,
}: TalkFrameProps) {
  return (
    <div className={styles.frame}>
      <header>
        <div>
          <h2 id={`${talkId}-title`}>{receptionist.title}</h2>
          <p>
            <b role="status">{status}</b>
            {/* Told once a second, it would drown everything else. */}
            {time && <span aria-hidden="true">{time}</span>}
          </p>
        </div>
        {tools}
        <CloseButton dialog={talkId} label={receptionist.close} className={styles.close} />
      </header>
      <div
        className={classNames(styles.line, low && styles.low, own && styles.own)}
        aria-hidden="true"
      >
        {line}
      </div>
      {children}
      {aside}
      {foot}
    </div>
  );
}

/** One loop on a flat line. It waits. */
export function ReadyLine() {
  return (
    <svg width="120" height="44" viewBox="0 -42 120 44" aria-hidden="true">
      <path className={styles.pen} d="M0 0h14c20 0 35-38 22-38S29 0 50 0" />
    </svg>
  );
}

export const logClass = styles.log;
export const penStroke = styles.pen;
