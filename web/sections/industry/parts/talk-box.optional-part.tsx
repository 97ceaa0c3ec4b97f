import { TalkLines } from "../talk-lines.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./talk-box.module.css";

/** The conversation as a box of the form. */
export function TalkBox({ part: { title }, talk }: PartProps<"talk">) {
  return (
    <div className={styles.box}>
      <p>{title}</p>
      {talk && <TalkLines talk={talk} />}
    </div>
  );
}
