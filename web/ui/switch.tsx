import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

/** The picture of a switch, for drawings of our screens. It cannot be pressed and says nothing. */
export function Switch({ on }: { on: boolean }) {
  return <span className={classNames(styles.switch, !on && styles.off)} aria-hidden="true" />;
}
