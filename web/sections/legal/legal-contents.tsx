import { useEffect, useRef } from "react";
import { type LegalPage, sectionCount } from "#content/legal/legal-page.ts";
import styles from "./legal-contents.module.css";

/** The sections as links: a column that stays in view, on phones a line that unfolds. */
export function LegalContents({ legal }: { legal: LegalPage }) {
  const details = useRef<HTMLDetailsElement>(null);
  // On phones the open list would cover the section that was chosen.
  const fold = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    if (location.hash && details.current) details.current.open = false;
  }, []);
  return (
    <details ref={details} className={styles.contents}>
      <summary>
        {legal.contents}
        <span>{sectionCount(legal)}</span>
      </summary>
      <nav aria-label={legal.contents}>
        <ol>
          {legal.sections.map(({ id, title }, index) => (
            <li key={id}>
              <a href={`#${id}`} onClick={fold}>
                <span>{index + 1}</span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
