import type { Language } from "#contract/receptionist.ts";
import styles from "./log.module.css";

interface CaptionProps {
  text: string;
  /** The word being said, in characters of the text. */
  word: { from: number; to: number };
  language: Language;
}

/** The sentence being spoken: said, now, still to come. */
export function Caption({ text, word: { from, to }, language }: CaptionProps) {
  return (
    <p className={styles.caption} lang={language} aria-hidden="true">
      {text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      <span>{text.slice(to)}</span>
    </p>
  );
}
