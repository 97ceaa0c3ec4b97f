import { plans } from "#content/plans.ts";
import { pricing } from "#content/pricing.ts";
import { PlanCard, type PlanCardLook } from "./plan-card.tsx";
import styles from "./plan-ledger.module.css";

/**
 * The five plans as columns, one figure per row, with Silver highlighted. Their prices react to the
 * `BillingToggle` of the page. Below 700 px the table scrolls sideways.
 */
export function PlanLedger(look: PlanCardLook) {
  return (
    <section
      className={styles.ledger}
      aria-label={pricing.plansLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones it scrolls sideways
      tabIndex={0}
    >
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} {...look} />
      ))}
    </section>
  );
}
