import { pathOf } from "#content/pages.ts";
import { type Billing, billing, planFeatures, pricedPlans } from "#content/plans.ts";
import { site } from "#content/site.ts";
import { pagePicture } from "#contract/share-picture.ts";
import { absolute, type Thing } from "./json-ld.ts";

const ways: Billing[] = ["annual", "monthly"];

/** The plans with printed prices: one offer for each way of billing, in dollars a month. */
export const planProducts = (): Thing[] =>
  pricedPlans.map((plan) => ({
    "@type": "Product",
    name: `${site.name} ${plan.name}`,
    description: `${planFeatures(plan).slice(0, 3).join(", ")}.`,
    image: absolute(pagePicture("pricing")),
    brand: { "@type": "Brand", name: site.name },
    offers: ways.map((way) => ({
      "@type": "Offer",
      name: billing.labels[way],
      url: absolute(pathOf("pricing")),
      availability: "https://schema.org/InStock",
      price: plan.price[way],
      priceCurrency: "USD",
      eligibleDuration: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    })),
  }));
