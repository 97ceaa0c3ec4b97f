import type { IconName } from "#content/icons.ts";
import { classNames } from "./class-names.ts";
import { drawn } from "./drawn.ts";
import styles from "./icon.module.css";

/** An icon of 20 by 20 in the text color, hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={classNames(styles.icon, className)}
      aria-hidden="true"
      {...drawn(name)}
    />
  );
}
