import { pathOf } from "#content/pages.ts";
import { receptionist } from "#content/receptionist-panel.ts";
import { Bubble } from "../ui/bubble.tsx";
import { PhoneLink, TextLink } from "../ui/text-link.tsx";
import styles from "./talk-dialog.later.module.css";
import { logClass, ReadyLine, TalkFrame } from "./talk-frame.tsx";

/** Shown before its code has loaded, and without JavaScript. */
export function TalkStill() {
  const { ready, greeting, notice, plain } = receptionist;
  return (
    <TalkFrame line={<ReadyLine />} status={ready}>
      <div className={logClass}>
        <Bubble as="div">{greeting}</Bubble>
        <p className={styles.fine}>{notice}</p>
        <noscript>
          <p>{plain.text}</p>
        </noscript>
        <p className={styles.ways}>
          <PhoneLink />
          <TextLink to={pathOf("contact")}>{plain.form}</TextLink>
        </p>
      </div>
    </TalkFrame>
  );
}
