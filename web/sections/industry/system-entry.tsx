import { tradeWords } from "#content/industries/trade-words.ts";
import { integrations } from "#content/integrations.ts";
import { pathOf } from "#content/pages.ts";
import { Link } from "../../ui/link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./system-entry.later.module.css";
import { systemPath } from "./system-path.ts";

/** The name of a system as a link to its entry of the catalog. */
export function SystemLink({ name }: { name: string }) {
  return (
    <Link to={systemPath(name)} prefetch="intent" className={styles.link}>
      {name}
    </Link>
  );
}

/** Systems, and the data that each one receives. */
export function SystemRows({
  systems,
  className,
}: {
  systems: readonly { name: string; text: string }[];
  className?: string | undefined;
}) {
  return (
    <dl className={className}>
      {systems.map(({ name, text }) => (
        <div key={name + text}>
          <dt>
            <SystemLink name={name} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The way to the whole catalog. */
export function AllSystems() {
  return (
    <TextLink to={pathOf("integrations")} prefetch="intent">
      {tradeWords.allSystems(integrations.length)}
    </TextLink>
  );
}
