import type { ShownIntegration } from "#content/integration-pages/find-integration-page.ts";
import { integrationWords } from "#content/integration-pages/words.ts";
import { Plug } from "../../ui/plug.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./integration-facts.module.css";

/** The integration's events and actions, fields, setup steps and limits. */
export function IntegrationFacts({ page }: { page: ShownIntegration }) {
  const words = integrationWords;
  return (
    <Section className={styles.section}>
      <div className={styles.sheet}>
        <div className={styles.events}>
          <h2>{words.events}</h2>
          <ol>
            {page.events.map(({ event, action }, index) => (
              <li key={event}>
                <p>{event}</p>
                <Plug index={index} />
                <p>{action}</p>
              </li>
            ))}
          </ol>
        </div>
        <Facts title={words.setup} items={page.setup} className={styles.setup} />
        <Facts title={words.reads} items={page.reads} empty={words.readsNothing} />
        <Facts title={words.writes} items={page.writes} empty={words.writesNothing} />
        <Facts title={words.limits} items={page.limits} />
      </div>
      <div className={styles.foot}>
        <div>
          <h2>{words.plan(page.plan.name)}</h2>
          <p>{page.plan.why}</p>
          <p>
            <TextLink to={words.plans.href}>{words.plans.label}</TextLink>
          </p>
        </div>
        <div>
          <h2>{words.trades}</h2>
          <ul className={styles.links}>
            {page.trades.map(({ name, path }) => (
              <li key={path}>
                <TextLink to={path}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{words.neighbors}</h2>
          <ul className={styles.links}>
            {page.neighbors.map(({ name, path }) => (
              <li key={path}>
                <TextLink to={path}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** A short list under a heading, or one sentence where there is nothing to list. */
function Facts({
  title,
  items,
  empty,
  className,
}: {
  title: string;
  items: readonly string[];
  empty?: string;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
