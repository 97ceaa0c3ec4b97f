import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

/**
 * A drawing of a switch, for pictures of our screens. It is not interactive and hidden from screen
 * readers.
 */
export function Switch({ on }: { on: boolean }) {
  return <span className={classNames(styles.switch, !on && styles.off)} aria-hidden="true" />;
}
