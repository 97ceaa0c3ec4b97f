import { useEffect } from "react";
import { estimate, type Order } from "#content/estimate.ts";
import { defaultOrder, estimatePath } from "#content/estimate-query.ts";
import { keepSlip } from "../../slip/kept-slip.ts";

/**
 * Keeps the visitor's result from the pricing page for the contact form: the month of the estimator
 * with its cheapest plan, and the plan whose button was pressed.
 */
export function useCarriedPlan(order: Order): void {
  useEffect(() => {
    const { minutes, texts, agents, extras, billing } = order;
    // Turning the billing switch alone says nothing about a month.
    if (estimatePath({ ...defaultOrder, billing }) === estimatePath(order)) return;
    const plan = estimate(order).best?.plan.id ?? "custom";
    const month = { minutes: `${minutes}`, texts: `${texts}`, agents: `${agents}` };
    keepSlip({ plan, billing, ...month, extras: extras.join() });
  }, [order]);

  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>("[data-plan]");
      if (button) keepSlip({ plan: button.dataset.plan ?? "", billing: order.billing });
    };
    // Runs before the router's link, which leads to the form.
    addEventListener("click", press, true);
    return () => removeEventListener("click", press, true);
  }, [order.billing]);
}
