import { cheapestStretches, monthlyCost, type Order, obstacles } from "#content/estimate.ts";
import { count, dollars, pricedPlans } from "#content/plans.ts";
import { estimator } from "#content/pricing.ts";
import styles from "./cost-table.later.module.css";

const words = estimator.table;

/** The chart in figures: every point where a line bends or two cross, and the order itself. */
export function CostTable({ order, span }: { order: Order; span: number }) {
  const plans = pricedPlans.map((plan) => ({ plan, out: obstacles(plan, order).length > 0 }));
  const turns = cheapestStretches(order, span).map(({ from }) => Math.ceil(from - 1e-9));
  const bends = pricedPlans.map((plan) => plan.minutes);
  const rows = [...new Set([0, ...bends, ...turns, order.minutes, span])].sort((a, b) => a - b);
  return (
    <details className={styles.details}>
      <summary>
        <span>{words.title}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, so the keyboard must reach it */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
        <table>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.minutes}</th>
              {plans.map(({ plan }) => (
                <th key={plan.id} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((minutes) => {
              const costs = plans.map(({ plan, out }) =>
                out ? Number.POSITIVE_INFINITY : monthlyCost(plan, order, minutes),
              );
              const least = Math.min(...costs);
              return (
                <tr key={minutes} className={minutes === order.minutes ? styles.here : undefined}>
                  <th scope="row">{count(minutes)}</th>
                  {plans.map(({ plan, out }, index) => (
                    <td key={plan.id}>
                      {out ? words.none : <Cost amount={costs[index] ?? 0} least={least} />}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Cost({ amount, least }: { amount: number; least: number }) {
  return amount === least ? <mark>{dollars(amount)}</mark> : dollars(amount);
}
