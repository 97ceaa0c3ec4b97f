import { formWords } from "#content/forms.ts";
import { plainFields } from "#contract/http.ts";
import styles from "./honeypot.module.css";

/** A hidden field that only bots fill in. */
export function Honeypot() {
  return (
    <label className={styles.honeypot} aria-hidden="true">
      {formWords.honeypot}
      <input name={plainFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
