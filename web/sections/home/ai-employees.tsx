import type { aiEmployees } from "#content/home/ai-employees.ts";
import picture from "../../pictures/working-day.svg";
import stillPicture from "../../pictures/working-day-still.svg";
import { Icon } from "../../ui/icon.tsx";
import { ReloadingPicture } from "../../ui/reloading-picture.tsx";
import { Grid, MarginNote, Section } from "../../ui/section.tsx";
import styles from "./ai-employees.module.css";

/** Four uses beside a picture that writes itself again every five seconds. */
export function AiEmployees({ words }: { words: typeof aiEmployees }) {
  return (
    <Section>
      <MarginNote time={words.note.time}>{words.note.text}</MarginNote>
      <Grid>
        <ReloadingPicture
          moving={picture}
          still={stillPicture}
          words={words.picture}
          width={560}
          height={520}
          className={styles.picture}
          pauseClass={styles.pause}
        />
        <div className={styles.text}>
          <h2>{words.title}</h2>
          <ul>
            {words.items.map(({ icon, title, description }) => (
              <li key={title}>
                <Icon name={icon} />
                <h3>{title}</h3>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Grid>
    </Section>
  );
}
