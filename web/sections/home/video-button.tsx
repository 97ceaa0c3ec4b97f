import { playerWords, type VideoId, videoSection, videos } from "#content/videos.ts";
import { Icon } from "../../ui/icon.tsx";
import { Pen } from "../../ui/pen.tsx";
import { videoDialogId } from "../../ui/video-dialog.tsx";
import styles from "./video-button.module.css";

/** The thumbnail of the film; it opens the video dialog. */
export function VideoButton({ video }: { video: VideoId }) {
  return (
    <button
      type="button"
      className={styles.film}
      command="show-modal"
      commandfor={videoDialogId(video)}
    >
      <span className={styles.still}>
        <Pen line="film" />
        <Icon name="play" className={styles.play} />
      </span>
      <span>
        <b>{videoSection.label}</b>
        {playerWords.caption(videos[video])}
      </span>
    </button>
  );
}
