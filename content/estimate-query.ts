import type { Order } from "./estimate.ts";
import { pathOf } from "./pages.ts";
import { type Billing, billing, type PlanExtra, planExtras } from "./plans.ts";

/** The month that the estimator shows before anybody has said anything. */
export const defaultOrder: Order = {
  minutes: 1500,
  texts: 0,
  agents: 1,
  extras: [],
  billing: billing.default,
};

/** The most that each field takes; more is cut. */
export const orderLimits = { minutes: 200_000, texts: 1_000_000, agents: 99 } as const;

/** Id of the estimator on the pricing page. */
export const estimatorId = "estimator";

/**
 * An order from a query or a form: `minutes=1500&texts=0&agents=1&extras=otp&billing=annual`.
 * A missing or malformed value becomes the default, an emptied field the smallest allowed value;
 * the result is undefined when none of the fields is there.
 */
export function readOrder(fields: URLSearchParams | FormData): Order | undefined {
  const names = Object.keys(defaultOrder);
  if (!names.some((name) => fields.has(name))) return undefined;
  const whole = (name: keyof typeof orderLimits, least: number) => {
    const value = Math.round(Number(fields.get(name) ?? Number.NaN));
    if (Number.isNaN(value)) return defaultOrder[name];
    return Math.min(Math.max(value, least), orderLimits[name]);
  };
  const wanted = new Set(fields.getAll("extras").map(String));
  const paid = String(fields.get("billing"));
  return {
    minutes: whole("minutes", 0),
    texts: whole("texts", 0),
    agents: whole("agents", 1),
    extras: (Object.keys(planExtras) as PlanExtra[]).filter((extra) => wanted.has(extra)),
    billing: Object.hasOwn(billing.labels, paid) ? (paid as Billing) : defaultOrder.billing,
  };
}

/** The address of the estimator with an order filled in: something that can be sent to a partner. */
export function estimatePath(order: Order): string {
  const query = new URLSearchParams({
    minutes: String(order.minutes),
    texts: String(order.texts),
    agents: String(order.agents),
    billing: order.billing,
  });
  for (const extra of order.extras) query.append("extras", extra);
  return `${pathOf("pricing")}?${query}#${estimatorId}`;
}
