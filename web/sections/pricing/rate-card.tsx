import { priceNoticeDays } from "#content/plans.ts";
import { pricing } from "#content/pricing.ts";
import { site } from "#content/site.ts";
import { PlanLedger } from "../../ui/plan-ledger.tsx";
import { Section } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./rate-card.module.css";

/** The five plans. Printed, they are the page: one sheet, both ways of billing. */
export function RateCard() {
  return (
    <Section className={styles.card}>
      <PlanLedger heading="h2" action={pricing.action} />
      <p className={styles.more}>
        {pricing.more.map(({ label, href }) => (
          <TextLink key={href} to={href}>
            {label}
          </TextLink>
        ))}
      </p>
      <p className={styles.foot}>
        {pricing.printed(priceNoticeDays, site.name, site.phone.display)}
      </p>
    </Section>
  );
}
