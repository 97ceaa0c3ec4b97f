import { Link } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import { site } from "#content/site.ts";

/** The company's name with the pen's line, and the word "desk". */
export function Logo() {
  return (
    <Link className="logo" to="/" aria-label={shellWords.home}>
      {site.name}
      <svg width="30" height="14" viewBox="0 0 34 16" aria-hidden="true">
        <path d="M0 14.5h6c7 0 12-13.5 7.5-13.5S10 14.5 17.5 14.5H34" />
      </svg>
      <span>{shellWords.desk}</span>
    </Link>
  );
}
