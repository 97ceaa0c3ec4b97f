import type { IconName } from "#content/icons.ts";
import sprite from "../pictures/icons.svg";
import { classNames } from "./class-names.ts";
import styles from "./icon.module.css";

/**
 * A picture of 20 by 20 in the color of the text; silent for screen readers. All of them are in
 * one file (scripts/pictures/icons.ts), so that no page and no script carries their paths.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={classNames(styles.icon, className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
