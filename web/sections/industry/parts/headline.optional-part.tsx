import { penClass } from "../marked.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./headline.module.css";

/** One thing, large, with the pen. */
export function Headline({ part: { text, under } }: PartProps<"headline">) {
  return (
    <>
      <p className={styles.headline}>{text}</p>
      {under && <p className={penClass}>{under}</p>}
    </>
  );
}
