import type { plansTeaser } from "#content/home/plans-teaser.ts";
import { pricing } from "#content/pricing.ts";
import { BillingToggle } from "../../ui/billing-toggle.tsx";
import { PlanLedger } from "../../ui/plan-ledger.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import styles from "./plans-teaser.module.css";

/** The price list of the home page; every button leads to the pricing page. */
export function PlansTeaser({ words }: { words: typeof plansTeaser }) {
  return (
    <Section className={styles.plans}>
      <SectionHead title={words.title}>
        <BillingToggle label={pricing.billingLabel} />
      </SectionHead>
      <PlanLedger action={words.action} />
    </Section>
  );
}
