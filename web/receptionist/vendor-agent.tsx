import { useState } from "react";
import { receptionist, voiceAgentWords } from "#content/receptionist-panel.ts";
import { Button } from "../ui/button.tsx";
import { PhoneLink } from "../ui/text-link.tsx";
import log from "./log.module.css";
import { logClass, ReadyLine, TalkFrame } from "./talk-frame.tsx";
import styles from "./vendor-agent.module.css";

/** The widget of another company (VOICE_AGENT_URL): nothing of it is loaded before the press. */
export function VendorAgent({ url }: { url: string }) {
  const [started, setStarted] = useState(false);
  return (
    <TalkFrame line={<ReadyLine />} status={receptionist.ready}>
      {started ? (
        <iframe
          className={styles.agent}
          src={url}
          title={voiceAgentWords.frame}
          allow="microphone; autoplay"
          referrerPolicy="strict-origin"
        />
      ) : (
        <div className={logClass}>
          <p className={log.assistant}>{voiceAgentWords.text}</p>
          <Button kind="red" autoFocus onClick={() => setStarted(true)}>
            {voiceAgentWords.start}
          </Button>
          <PhoneLink />
        </div>
      )}
    </TalkFrame>
  );
}
