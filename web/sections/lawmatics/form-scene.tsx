import type { lawmatics } from "#content/landing/lawmatics.ts";
import styles from "./form-scene.module.css";

/** A caller's words, and the form fields that they fill. */
export function FormScene({ lines }: { lines: typeof lawmatics.features.forms.scene }) {
  return (
    <div className={styles.form}>
      {lines.map(({ before, marked, after, label, value }) => (
        <div key={label}>
          <p>
            {before}
            <mark>{marked}</mark>
            {after}
          </p>
          <dl>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </dl>
        </div>
      ))}
    </div>
  );
}
