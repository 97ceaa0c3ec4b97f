import { classNames } from "../../ui/class-names.ts";
import { penClass } from "../../ui/pen.tsx";
import { penPath } from "../../ui/pen-path.ts";
import styles from "./loading-spinner.module.css";

const line = penPath({ seed: 2, words: [3], unit: 13, height: 36, gap: 0, lead: 10 });

/** The spinner: a loop that writes itself, over and over. */
export function LoadingSpinner({ children }: { children: string }) {
  return (
    <div className={styles.fetching} role="status">
      <svg width="96" height="56" viewBox="0 0 96 56" aria-hidden="true">
        <path
          className={classNames(penClass, styles.loop)}
          pathLength="1"
          d={`M0 44${line.path}H96`}
        />
      </svg>
      <span>{children}</span>
    </div>
  );
}
