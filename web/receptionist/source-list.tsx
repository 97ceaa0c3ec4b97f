import { receptionist } from "#content/receptionist-panel.ts";
import type { Source } from "#contract/receptionist.ts";
import { LineArrow } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import styles from "./rows.module.css";
import { talkId } from "./talk-id.ts";

/** Sources of an answer on this site. Only paths of our own are shown. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const own = sources.filter(({ href }) => /^\/(?![/\\])/.test(href));
  return (
    <ul className={styles.rows} aria-label={receptionist.sources}>
      {own.map(({ title, detail, href }, index) => (
        <li key={href}>
          <Link to={href} onClick={closeTalk}>
            <span>
              <sup>{index + 1}</sup>
              {title}
              {detail !== title && <small>{detail}</small>}
            </span>
            <LineArrow />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page is what the visitor wants to see now; the conversation stays as it is. */
export function closeTalk(): void {
  const dialog = document.getElementById(talkId);
  if (dialog instanceof HTMLDialogElement) dialog.close();
}
