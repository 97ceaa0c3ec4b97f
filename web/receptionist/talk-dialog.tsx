import { type ComponentType, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { count } from "../arrivals/count.ts";
import { staticPart } from "../hydration/static-part.tsx";
import { Modal } from "../ui/modal.tsx";
import { useOpen } from "../ui/use-open.ts";
import styles from "./talk-dialog.later.module.css";
import { personaHash, talkId } from "./talk-id.ts";

const Still = staticPart(async () => (await import("./talk-still.static-part.tsx")).TalkStill);

/**
 * The receptionist, docked at the right, on every page. It opens without any script and then shows
 * a greeting, a telephone and a form; its own code is fetched when it is first opened.
 */
export function TalkDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpen(dialog);
  const [Panel, setPanel] = useState<ComponentType>();

  const { hash, key } = useLocation();

  // The address of a rehearsal opens it: a shared one, or one that a link on the page leads to.
  useEffect(() => {
    const element = dialog.current;
    if (key && hash.startsWith(personaHash) && !element?.open) element?.showModal();
  }, [hash, key]);

  useEffect(() => {
    if (!open) return;
    count("talk");
    // Without a network the greeting stays; the next opening tries again.
    import("./panel.tsx").then(
      (loaded) => setPanel(() => loaded.Panel),
      () => {},
    );
  }, [open]);

  return (
    <Modal id={talkId} ref={dialog} className={styles.dialog} aria-labelledby={`${talkId}-title`}>
      {Panel ? <Panel key={hash.startsWith(personaHash) ? hash : ""} /> : <Still />}
    </Modal>
  );
}
