import type { ReactNode } from "react";
import styles from "./bubble.module.css";
import { classNames } from "./class-names.ts";

interface BubbleProps {
  children: ReactNode;
  /** Spoken by our side: dark, with its corner on the right. */
  agent?: boolean;
  /** Who speaks, if the conversation can be played (player/hear-button.tsx). */
  says?: "agent" | "caller";
  /** `li` in a conversation, `div` alone. */
  as?: "li" | "div";
  /** Language of a phrase in another language. */
  lang?: string;
  className?: string;
}

/** A speech bubble. */
export function Bubble({ children, agent, says, as: Tag = "li", lang, className }: BubbleProps) {
  return (
    <Tag
      data-says={says}
      className={classNames(styles.bubble, agent && styles.agent, className)}
      lang={lang}
    >
      {children}
    </Tag>
  );
}
