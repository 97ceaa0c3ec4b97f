import { playerWords, type VideoId, videos } from "#content/videos.ts";
import { CloseButton } from "./close-button.tsx";
import styles from "./video-dialog.later.module.css";
import { VideoFrame } from "./video-frame.tsx";
import { VideoTranscript } from "./video-transcript.tsx";

interface VideoSheetProps {
  video: VideoId;
  /** Id of the dialog around it, for the close button. */
  dialog: string;
  /** Id of the title. */
  titleId: string;
  playing?: boolean;
}

/** Content of a video dialog: title, video, transcript. It is static until the dialog is opened. */
export function VideoSheet({ video, dialog, titleId, playing = false }: VideoSheetProps) {
  return (
    <div className={styles.sheet}>
      <header>
        <p>
          <b id={titleId}>{videos[video].title}</b>
          {playerWords.caption(videos[video])}
        </p>
        <CloseButton dialog={dialog} label={playerWords.close} className={styles.close} />
      </header>
      <VideoFrame video={video} playing={playing} />
      <VideoTranscript video={video} />
    </div>
  );
}
