import type { ReactNode } from "react";
import styles from "./log.module.css";
import type { Entry } from "./use-conversation.ts";

interface SaidProps {
  entry: Entry;
  /** Its words are shown as a caption instead. */
  hidden: boolean;
  /** It can be heard (player/hear-button.tsx). */
  heard: boolean;
  /** Its sources are listed below. */
  numbered: boolean;
  children: ReactNode;
}

/** One line of the conversation, with numbers for its sources, and the elements below it. */
export function Said({ entry, hidden, heard, numbered, children }: SaidProps) {
  const { who, text, language, sources } = entry;
  return (
    <>
      {!hidden && (
        <p
          data-says={heard ? "agent" : undefined}
          data-visitor={who === "visitor" || undefined}
          className={who === "visitor" ? styles.visitor : styles.assistant}
          lang={language}
        >
          {text}
          {who === "assistant" &&
            numbered &&
            sources.map(({ href }, index) => (
              <sup key={href} aria-hidden="true">
                {index + 1}
              </sup>
            ))}
        </p>
      )}
      {children}
    </>
  );
}
