import type { Mark } from "#content/marks.ts";
import { BrandMark } from "./brand-mark.tsx";
import { classNames } from "./class-names.ts";
import { DoneMark } from "./done-mark.tsx";
import styles from "./system-records.module.css";

/** The entry in a system after a call. */
export interface SystemRecord {
  mark: Mark;
  name: string;
  text: string;
  done: string;
}

interface SystemRecordsProps {
  records: readonly SystemRecord[];
  /** Each record hangs on a red line that comes from the left. */
  hung?: boolean;
  className?: string;
}

/** Entries in the systems of an office, each with a check mark. */
export function SystemRecords({ records, hung, className }: SystemRecordsProps) {
  return (
    <ul className={classNames(styles.records, hung && styles.hung, className)}>
      {records.map(({ mark, name, text, done }, index) => (
        <li key={name}>
          <span className={styles.mark}>
            <BrandMark
              mark={mark}
              height={mark.startsWith("monogram:") ? 36 : 22}
              paper={index % 2 ? "manila" : "pad"}
            />
          </span>
          <div>
            <b>{name}</b>
            <span>{text}</span>
          </div>
          <DoneMark>{done}</DoneMark>
        </li>
      ))}
    </ul>
  );
}
