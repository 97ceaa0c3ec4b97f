import { classNames } from "./class-names.ts";
import styles from "./emoji-tile.module.css";

/** A trade's or a partner's sign on a yellow tile (emoji icons). */
export function EmojiTile({ icon, className }: { icon?: string; className?: string }) {
  return (
    <span className={classNames(styles.tile, className)} aria-hidden="true">
      {icon}
    </span>
  );
}
