import { trustedBy } from "#content/home/trusted-by.ts";
import { pricing } from "#content/pricing.ts";
import { pageMeta } from "../page-meta.ts";
import { Estimator } from "../sections/pricing/estimator/estimator.tsx";
import { useOrder } from "../sections/pricing/estimator/use-order.ts";
import { PlanBenefits } from "../sections/pricing/plan-benefits.tsx";
import { PriceTerms } from "../sections/pricing/price-terms.tsx";
import { PricingHead } from "../sections/pricing/pricing-head.tsx";
import { RateCard } from "../sections/pricing/rate-card.tsx";
import { useCarriedPlan } from "../sections/pricing/use-carried-plan.ts";
import { planProducts } from "../structured-data/plan-products.ts";
import { LogoRow } from "../ui/logo-row.tsx";

export const meta = () => pageMeta("pricing", planProducts());

const { title, note, logos } = pricing.trusted;

/** Made once: the month changes with every step of the slider, and these do not follow it. */
const rateCard = <RateCard />;
const trusted = <LogoRow title={title} note={note} logos={logos} stop={trustedBy.stop} />;
const priceTerms = <PriceTerms />;
const benefits = <PlanBenefits />;

export default function Pricing() {
  const month = useOrder();
  useCarriedPlan(month.order);
  return (
    <>
      <PricingHead billing={month.order.billing} onBilling={month.pay} />
      {rateCard}
      {trusted}
      <Estimator month={month} />
      {priceTerms}
      {benefits}
    </>
  );
}
