import { industriesOf, industryCategories } from "#content/industries/directory.ts";
import styles from "./contents.module.css";

/** The contents of the directory: category, leader line, number of entries, one to a rule. */
export function Contents({ label }: { label: string }) {
  return (
    <nav className={styles.contents} aria-label={label}>
      {industryCategories.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          <span>{name}</span>
          <i aria-hidden="true" />
          <span>{industriesOf(name).length}</span>
        </a>
      ))}
    </nav>
  );
}
