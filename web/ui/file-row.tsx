import type { IconName } from "#content/icons.ts";
import { DoneMark } from "./done-mark.tsx";
import styles from "./file-row.module.css";
import { Icon } from "./icon.tsx";

interface FileRowProps {
  icon: IconName;
  name: string;
  /** "Learned"; until then, a progress bar is shown instead. */
  done?: string | undefined;
}

/** A file that an agent has read, or is reading. */
export function FileRow({ icon, name, done }: FileRowProps) {
  return (
    <div className={styles.file}>
      <Icon name={icon} className={styles.icon} />
      {name}
      {done ? <DoneMark className={styles.end}>{done}</DoneMark> : <i />}
    </div>
  );
}
