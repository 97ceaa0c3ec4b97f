import { directory, type Industry } from "#content/industries/directory.ts";
import { classNames } from "../../ui/class-names.ts";
import { EmojiTile } from "../../ui/emoji-tile.tsx";
import { Link } from "../../ui/link.tsx";
import { Grid } from "../../ui/section.tsx";
import styles from "./category.module.css";

interface CategoryProps {
  /** Anchor of the contents. */
  id: string;
  name: string;
  industries: readonly Industry[];
  /** Slugs of the entries that have a page of their own: they are set in a box. */
  boxed: readonly string[];
}

/** A category of the directory, with the first and last name over it as in a telephone book. */
export function Category({ id, name, industries, boxed }: CategoryProps) {
  const { blank, missing } = directory;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.category}>
      <p className={styles.guide} aria-hidden="true">
        <span>{industries[0]?.name}</span>
        <span>{industries.at(-1)?.name}</span>
      </p>
      <Grid>
        <h2 id={`${id}-name`}>{name}</h2>
        <ul>
          {industries.map((industry) => (
            <li
              key={industry.slug}
              className={classNames(boxed.includes(industry.slug) && styles.boxed)}
            >
              <Entry {...industry} />
            </li>
          ))}
          {industries.length % 2 === 1 && (
            <li className={styles.blank}>
              <Entry path={missing.action.href} name={blank.title} description={blank.text} />
            </li>
          )}
        </ul>
      </Grid>
    </section>
  );
}

type EntryProps = Pick<Industry, "path" | "name" | "description"> & { icon?: string };

function Entry({ path, icon, name, description }: EntryProps) {
  return (
    <Link to={path} prefetch="intent">
      <EmojiTile icon={icon} className={styles.emoji} />
      <div>
        <h3>{name}</h3>
        <p>{description}</p>
      </div>
    </Link>
  );
}
