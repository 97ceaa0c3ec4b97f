import { Parts } from "../sheet.tsx";
import type { PartProps } from "../views.tsx";
import styles from "./beside.module.css";

/** Two columns inside a sheet. */
export function Beside({ part: { left, right }, talk }: PartProps<"beside">) {
  return (
    <div className={styles.beside}>
      <div>
        <Parts parts={left} talk={talk} />
      </div>
      <div>
        <Parts parts={right} talk={talk} />
      </div>
    </div>
  );
}
