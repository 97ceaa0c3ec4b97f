import { classNames } from "../../../ui/class-names.ts";
import { penClass } from "../marked.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./headline.module.css";

/** One thing, large, with the pen or printed. */
export function Headline({ part: { text, under, printed } }: PartProps<"headline">) {
  return (
    <>
      <p className={printed ? classNames(styles.headline, styles.printed) : styles.headline}>
        {text}
      </p>
      {under && <p className={penClass}>{under}</p>}
    </>
  );
}
