import { directory, type Industry } from "#content/industries/directory.ts";
import { Grid } from "../../ui/section.tsx";
import styles from "./category.module.css";
import { Entry } from "./entry.tsx";

interface CategoryProps {
  /** Anchor of the contents. */
  id: string;
  name: string;
  industries: readonly Industry[];
}

/** A category of the directory, with the first and last name over it as in a telephone book. */
export function Category({ id, name, industries }: CategoryProps) {
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
            <li key={industry.slug}>
              <Entry {...industry} />
            </li>
          ))}
          {industries.length % 2 === 1 && (
            <li>
              <Entry path={missing.action.href} name={blank.title} description={blank.text} />
            </li>
          )}
        </ul>
      </Grid>
    </section>
  );
}
