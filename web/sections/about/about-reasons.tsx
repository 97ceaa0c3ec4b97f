import type { about } from "#content/about.ts";
import { LineArrow } from "../../ui/button.tsx";
import { Link } from "../../ui/link.tsx";
import { Grid, Section } from "../../ui/section.tsx";
import styles from "./about-reasons.module.css";

/** Eight reasons on the keys of a telephone, and zero for a person. */
export function AboutReasons({ title, text, items, keys, person }: (typeof about)["reasons"]) {
  return (
    <Section tone="night">
      <Grid>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.body}>
          <ol>
            {items.map(({ title: reason, description }, index) => (
              <li key={reason}>
                <Key number={index + 1} letters={keys[index]} />
                <div>
                  <h3>{reason}</h3>
                  <p>{description}</p>
                </div>
              </li>
            ))}
          </ol>
          <Link className={styles.person} to={person.href} prefetch="intent">
            <Key number={0} />
            <span>
              {person.label} <LineArrow />
            </span>
          </Link>
        </div>
      </Grid>
    </Section>
  );
}

function Key({ number, letters }: { number: number; letters?: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      {number}
      {letters && <small>{letters}</small>}
    </span>
  );
}
