import type { Industry } from "#content/industries/directory.ts";
import { firstCalls } from "#content/industries/first-calls.ts";
import { Link } from "../../ui/link.tsx";
import styles from "./entry.module.css";
import { Swatch } from "./swatch.tsx";

type EntryProps = Pick<Industry, "path" | "name" | "description"> & Partial<Pick<Industry, "slug">>;

/** A trade of the directory: its paper, its icon, and the call that opens its page. */
export function Entry({ path, slug, name, description }: EntryProps) {
  const call = slug && firstCalls[slug];
  return (
    <Link to={path} prefetch="intent" className={styles.entry}>
      <Swatch {...(slug && { slug })} />
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
        {call && (
          <p className={slug === "funeral-homes" ? styles.quiet : styles.call}>
            {call.time}. “{call.words}”
          </p>
        )}
      </div>
    </Link>
  );
}
