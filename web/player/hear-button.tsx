import { type Heard, player } from "#content/player.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./hear-button.module.css";

interface HearButtonProps {
  /** The kind of conversation next to it. */
  what: Heard;
  className?: string | undefined;
}

/**
 * Speaks the conversation next to it: the lines marked `data-says` in the nearest element marked
 * `data-call`, or else in the section. The player is fetched on the press and replaces the button
 * (open-player.tsx).
 */
export function HearButton({ what, className }: HearButtonProps) {
  return (
    <div className={classNames(styles.hear, className)}>
      <Button kind="line" small data-react="" data-hear={what}>
        <Icon name="play" />
        {player.hear[what]}
      </Button>
    </div>
  );
}
