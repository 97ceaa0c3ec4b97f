import { Marked } from "../marked.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./clauses.module.css";

/** The numbered lines of a letter. */
export function Clauses({ part: { items } }: PartProps<"clauses">) {
  return (
    <ol className={styles.clauses}>
      {items.map(({ term, text, struck }) => (
        <li key={term}>
          <b>{term}</b>
          {struck ? (
            <s>{text}</s>
          ) : (
            <span>
              <Marked text={text} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
