import { useEffect, useRef, useState } from "react";
import type { VideoId } from "#content/videos.ts";
import { staticPart } from "../hydration/static-part.tsx";
import { classNames } from "./class-names.ts";
import { Modal } from "./modal.tsx";
import { useOpen } from "./use-open.ts";
import styles from "./video-dialog.later.module.css";

/** The id that the thumbnail's `commandfor` names. */
export const videoDialogId = (video: VideoId) => `video-${video}`;

const loadSheet = async () => (await import("./video-sheet.static-part.tsx")).VideoSheet;
const DrawnSheet = staticPart(loadSheet);

/**
 * The video over the page: opened by `<button command="show-modal"
 * commandfor={videoDialogId(video)}>`, closed by its backdrop, Esc or the close button. It plays as
 * soon as it is open and stops when it is closed; before that neither the video nor its code is
 * loaded.
 */
export function VideoDialog({ video }: { video: VideoId }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useOpen(dialog);
  const [Sheet, setSheet] = useState<typeof DrawnSheet>();

  useEffect(() => {
    if (!open) return;
    // If loading fails, the server's markup stays, with its transcript; the next opening tries
    // again.
    loadSheet().then(
      (loaded) => setSheet(() => loaded),
      () => {},
    );
  }, [open]);

  const id = videoDialogId(video);
  const sheet = { video, dialog: id, titleId: `${id}-title` };
  return (
    <Modal
      id={id}
      ref={dialog}
      className={classNames(styles.dialog, "night")}
      aria-labelledby={sheet.titleId}
    >
      {Sheet ? <Sheet {...sheet} playing={open} /> : <DrawnSheet {...sheet} />}
    </Modal>
  );
}
