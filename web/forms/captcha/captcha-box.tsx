import type { ReactNode } from "react";
import { formWords } from "#content/forms.ts";
import styles from "./captcha-box.module.css";
import phases from "./phases.later.module.css";

/** The frame of 304 by 78 px around a captcha, whether ours or another company's. */
export function CaptchaBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box}>
      {children}
      <noscript>
        <p className={styles.note}>{formWords.captcha.withoutScript}</p>
      </noscript>
    </div>
  );
}

/** The class of the box while the check runs, and after it passed or failed. */
export const phaseClass = (phase: string) => phases[phase];
