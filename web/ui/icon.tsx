import type { IconName } from "#content/icons.ts";
import sprite from "../pictures/icons.svg";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/**
 * An icon of 20 by 20 in the text color, hidden from screen readers. All icons are in one file
 * (scripts/pictures/icons.ts), so that no page and no script contains their paths.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
