import type { IconName } from "#content/icons.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./icon-tile.module.css";

/** An icon of a trade or a partner on a yellow tile. */
export function IconTile({ icon, className }: { icon: IconName; className?: string }) {
  return (
    <span className={classNames(styles.tile, className)}>
      <Icon name={icon} />
    </span>
  );
}
