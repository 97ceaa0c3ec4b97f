import { classNames } from "../../ui/class-names.ts";
import { penClass } from "../../ui/pen.tsx";
import styles from "./loading-spinner.module.css";

/** Two loops on the line, while the post is loading. */
const loops = "M0 44h10c14-2 36-36 26-36c-9 0-26 36-10 36c14-2 36-36 26-36c-9 0-26 36-10 36H96";

/** The spinner: a loop that writes itself, over and over. */
export function LoadingSpinner({ children }: { children: string }) {
  return (
    <div className={styles.fetching} role="status">
      <svg width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <path className={classNames(penClass, styles.loop)} pathLength="1" d={loops} />
      </svg>
      <span>{children}</span>
    </div>
  );
}
