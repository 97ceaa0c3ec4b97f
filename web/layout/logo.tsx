import { headerWords } from "#content/navigation.ts";
import { pathOf } from "#content/pages.ts";
import { site } from "#content/site.ts";
import { Link } from "../ui/link.tsx";
import { penClass } from "../ui/pen.tsx";
import styles from "./logo.module.css";

/** The name; its last letter continues as a line. */
export function Logo() {
  return (
    <Link className={styles.logo} to={pathOf("home")} aria-label={headerWords.home}>
      {site.name}
      <svg width="34" height="16" viewBox="0 0 34 16" aria-hidden="true">
        <path className={penClass} d="M0 14.5h6c7 0 12-13.5 7.5-13.5S10 14.5 17.5 14.5H34" />
      </svg>
    </Link>
  );
}
