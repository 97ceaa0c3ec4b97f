import { formWords } from "#content/forms.ts";
import { plainFields } from "#contract/http.ts";
import styles from "./trap.module.css";

/** A field that people never see, and that machines fill in. */
export function Trap() {
  return (
    <label className={styles.trap} aria-hidden="true">
      {formWords.trap}
      <input name={plainFields.trap} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
