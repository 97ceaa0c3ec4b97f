import { LineArrow } from "../ui/button.tsx";
import styles from "./rows.module.css";

/** Questions to press. */
export function Asks({ texts, onSay }: { texts: readonly string[]; onSay(text: string): void }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" onClick={() => onSay(text)}>
            {text}
            <LineArrow />
          </button>
        </li>
      ))}
    </ul>
  );
}
