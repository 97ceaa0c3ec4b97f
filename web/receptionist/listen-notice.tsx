import { useId, useState } from "react";
import { voiceWords } from "#content/receptionist-panel.ts";
import { Button } from "../ui/button.tsx";
import styles from "./listen-notice.module.css";

interface ListenNoticeProps {
  /** Speech is understood on the device itself. */
  local: boolean;
  onAllow(handsFree: boolean): void;
  onRefuse(): void;
}

/** Asks before the microphone is used, and says where the sound may go. */
export function ListenNotice({ local, onAllow, onRefuse }: ListenNoticeProps) {
  const id = useId();
  const [handsFree, setHandsFree] = useState(false);
  const { notice } = voiceWords;
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h3 id={id}>{notice.title}</h3>
      <p>{local ? notice.local : notice.remote}</p>
      <label>
        <input
          type="checkbox"
          checked={handsFree}
          onChange={(event) => setHandsFree(event.target.checked)}
        />
        {notice.handsFree}
      </label>
      <div>
        <Button kind="red" small autoFocus onClick={() => onAllow(handsFree)}>
          {notice.yes}
        </Button>
        <Button kind="line" small onClick={onRefuse}>
          {notice.no}
        </Button>
      </div>
    </section>
  );
}
