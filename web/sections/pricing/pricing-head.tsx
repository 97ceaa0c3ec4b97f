import { pages } from "#content/pages.ts";
import type { Billing } from "#content/plans.ts";
import { pricing } from "#content/pricing.ts";
import { PageHead } from "../../layout/page-head.tsx";
import { BillingToggle } from "../../ui/billing-toggle.tsx";
import styles from "./pricing-head.module.css";

interface PricingHeadProps {
  billing: Billing;
  onBilling: (billing: Billing) => void;
}

/** The heading with the switch that turns the plan cards and the estimator. */
export function PricingHead({ billing, onBilling }: PricingHeadProps) {
  return (
    <PageHead
      page="pricing"
      title={pricing.title}
      current={pages.pricing.label}
      text={pricing.text}
      className={styles.head}
    >
      <BillingToggle
        label={pricing.billingLabel}
        value={billing}
        onChange={onBilling}
        className={styles.toggle}
      />
    </PageHead>
  );
}
