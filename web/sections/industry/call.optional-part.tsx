import type { Conversation } from "#content/industries/section-types.ts";
import styles from "./call.module.css";
import { Marked } from "./marked.tsx";

/** A telephone call as a transcript. */
export function Call({ talk: { label, agent, caller, lines } }: { talk: Conversation }) {
  return (
    <ol className={styles.call} aria-label={label}>
      {lines.map(({ who, text }) => (
        <li key={text} data-says={who} className={who === "agent" ? styles.agent : undefined}>
          <i>{who === "agent" ? agent : caller}</i>
          <span>
            <Marked text={text} said />
          </span>
        </li>
      ))}
    </ol>
  );
}
