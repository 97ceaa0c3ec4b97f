import { Paper } from "../sheet.tsx";
import type { LookProps } from "../views.tsx";
import styles from "./clipboard.module.css";

/** A sheet on its board, held by a clip. */
export function Clipboard({ sheet, children }: LookProps) {
  return (
    <div className={styles.board}>
      <svg width="190" height="64" viewBox="0 0 190 64" aria-hidden="true">
        <path d="M10 62V40q0-10 10-10h44c4 0 6-4 7-9a24 24 0 0 1 48 0c1 5 3 9 7 9h44q10 0 10 10v22Z" />
        <circle cx="95" cy="24" r="8" />
      </svg>
      <Paper sheet={sheet}>{children}</Paper>
    </div>
  );
}
