import type { lawmatics } from "#content/landing/lawmatics.ts";
import { DoneMark } from "../../ui/done-mark.tsx";
import styles from "./answers-scene.module.css";

/** Questions of an intake: asked, or struck out because the caller has already said it. */
export function AnswersScene({ answers }: { answers: typeof lawmatics.features.intake.scene }) {
  return (
    <ul className={styles.answers}>
      {answers.map(({ question, answer, skipped }) => (
        <li key={question} className={skipped ? styles.skipped : undefined}>
          {skipped ? <s>{question}</s> : question}
          {skipped && <span>{answer}</span>}
          {!skipped && answer && <DoneMark>{answer}</DoneMark>}
          {!answer && <i />}
        </li>
      ))}
    </ul>
  );
}
