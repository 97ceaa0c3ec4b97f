import type { FormEventHandler, ReactNode } from "react";
import { defaultOrder, estimatorId, orderLimits } from "#content/estimate-query.ts";
import { pathOf } from "#content/pages.ts";
import { type PlanExtra, planExtras } from "#content/plans.ts";
import { estimator, needs, pricing } from "#content/pricing.ts";
import { BillingToggle } from "../../../ui/billing-toggle.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import styles from "./order-form.later.module.css";
import { formBilling, type OrderControl } from "./use-order.ts";

interface OrderFormProps {
  month: OrderControl;
  /** Plans that cannot take the order, and why. */
  leftOut?: string;
  children: ReactNode;
}

const words = estimator.form;

/**
 * "Your month". A form that asks for its own page with the month in the address: sent before React
 * answers, it still arrives.
 */
export function OrderForm({ month, leftOut, children }: OrderFormProps) {
  const send: FormEventHandler = (event) => {
    event.preventDefault();
    month.read();
  };
  return (
    <form
      ref={month.form}
      action={`${pathOf("pricing")}#${estimatorId}`}
      className={styles.sheet}
      onInput={month.read}
      onBlur={month.tidy}
      onSubmit={send}
    >
      <h3>{words.title}</h3>
      <div className={styles.cells}>
        <Whole name="minutes" label={words.minutes} least={0} />
        <Whole name="texts" label={words.sms} least={0} />
        <Whole name="agents" label={words.agents} least={1} />
      </div>
      <fieldset className={styles.needs}>
        <legend>{words.needs}</legend>
        {(Object.keys(planExtras) as PlanExtra[]).map((extra) => (
          <Checkbox key={extra} className={styles.need} name="extras" value={extra}>
            {needs[extra].box}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.end}>
        <BillingToggle
          name={formBilling}
          label={pricing.billingLabel}
          value={month.order.billing}
          onChange={month.pay}
          className={styles.billing}
        />
        <p>{words.note}</p>
      </div>
      {children}
      {/* Last, so that its coming moves no control under a finger. */}
      {leftOut && <p className={styles.leftOut}>{leftOut}</p>}
    </form>
  );
}

interface WholeProps {
  name: keyof typeof orderLimits;
  label: string;
  least: number;
}

function Whole({ name, label, least }: WholeProps) {
  return (
    <label className={styles.cell}>
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={least}
        max={orderLimits[name]}
        defaultValue={defaultOrder[name]}
      />
    </label>
  );
}
