import styles from "./note.module.css";

/** A remark or a key to the marks, in small print. */
export function Note({ part: { text } }: { part: { text: string } }) {
  return <p className={styles.note}>{text}</p>;
}
