import type { ReactNode } from "react";
import styles from "./quiet-paper.module.css";

/** A page without red: ink instead, and one thin margin. */
export function QuietPaper({ children }: { children: ReactNode }) {
  return <div className={styles.quiet}>{children}</div>;
}
