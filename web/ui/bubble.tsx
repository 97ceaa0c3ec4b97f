import type { ReactNode } from "react";
import styles from "./bubble.module.css";
import { classNames } from "./class-names.ts";

interface BubbleProps {
  children: ReactNode;
  /** Said by our side: dark, with its corner at the right. */
  agent?: boolean;
  /** Whose line it is, where the conversation can be heard (player/hear-button.tsx). */
  says?: "agent" | "caller";
  /** `li` in a conversation, `div` alone. */
  as?: "li" | "div";
  /** Of a phrase in another language. */
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
