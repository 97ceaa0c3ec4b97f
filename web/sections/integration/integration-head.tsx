import type { ShownIntegration } from "#content/integration-pages/find-integration-page.ts";
import { integrationWords } from "#content/integration-pages/words.ts";
import { catalog } from "#content/integrations.ts";
import { Breadcrumb } from "../../layout/breadcrumb.tsx";
import { BrandPicture } from "../../ui/brand-picture.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Actions, Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./integration-head.module.css";

/** Whose page it is: the mark on a card, the name, and what it is good for. */
export function IntegrationHead({ page }: { page: ShownIntegration }) {
  const { entry, category, headline } = page;
  const { demo, catalog: back } = integrationWords;
  return (
    <Section tone="pad" className={styles.head}>
      <Breadcrumb page="integration" current={entry.name} />
      <div className={styles.row}>
        <p className={styles.mark}>
          <BrandPicture mark={entry.icon} height={44} paper="pad" />
        </p>
        <div>
          <p className={styles.kind}>
            {category}
            {entry.partnerBuilt && <b>{catalog.partnerTag}</b>}
          </p>
          <h1>{entry.name}</h1>
        </div>
        <div className={styles.promise}>
          <p>{headline}</p>
          <p>{entry.description}</p>
        </div>
        <Actions className={styles.actions}>
          <ButtonLink to={demo.href} arrow prefetch="intent">
            {demo.label}
          </ButtonLink>
          <TextLink to={back.href}>{back.label}</TextLink>
        </Actions>
      </div>
    </Section>
  );
}
