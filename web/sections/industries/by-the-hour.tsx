import { type directory, industries } from "#content/industries/directory.ts";
import { firstCalls, minutesOf } from "#content/industries/first-calls.ts";
import { Link } from "../../ui/link.tsx";
import { Section } from "../../ui/section.tsx";
import styles from "./by-the-hour.module.css";

const inOrder = industries
  .map(({ slug, name, path }) => ({ slug, name, path, time: firstCalls[slug].time }))
  .sort((one, other) => minutesOf(one.time) - minutesOf(other.time));

/** The second index: one night and one day, in the order of the calls. */
export function ByTheHour({ id, title, text }: (typeof directory)["byTheHour"]) {
  return (
    <Section id={id} tone="night">
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <ol className={styles.hours}>
        {inOrder.map(({ slug, name, path, time }) => (
          <li key={slug}>
            <Link to={path} prefetch="intent">
              <time>{time}</time>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
