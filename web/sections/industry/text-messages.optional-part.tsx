import type { Conversation } from "#content/industries/section-types.ts";
import { Marked } from "./marked.tsx";
import { Drawing } from "./sheet.tsx";
import styles from "./text-messages.module.css";

/** Text messages as bubbles: the desk's on the left, the caller's on the right. */
export function TextMessages({ talk: { label, agent, caller, lines } }: { talk: Conversation }) {
  return (
    <ol className={styles.messages} aria-label={label}>
      {lines.map(({ who, text, pictures }) => (
        <li key={text} data-says={who} className={pictures ? styles.pictures : styles[who]}>
          <i className="visually-hidden">{`${who === "agent" ? agent : caller}: `}</i>
          {pictures ? (
            <span role="img" aria-label={text}>
              {pictures.map((picture) => (
                <Drawing key={picture} name={picture} />
              ))}
            </span>
          ) : (
            <Marked text={text} said />
          )}
        </li>
      ))}
    </ol>
  );
}
