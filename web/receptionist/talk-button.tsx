import { headerWords } from "#content/navigation.ts";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./talk-button.module.css";
import { talkId } from "./talk-id.ts";

/** The way to the receptionist from every page: a small microphone in the header. */
export function TalkButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-label={headerWords.talk}
      title={headerWords.talk}
      command="show-modal"
      commandfor={talkId}
    >
      <Icon name="microphone" />
    </button>
  );
}
