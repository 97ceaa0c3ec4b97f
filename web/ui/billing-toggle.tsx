import { type Billing, billing } from "#content/plans.ts";
import styles from "./billing-toggle.module.css";
import { classNames } from "./class-names.ts";

interface BillingToggleProps {
  /** Names the group for screen readers. */
  label: string;
  /** Two toggles on a page need two names; only the one called "billing" changes the plan cards. */
  name?: string;
  /** The selected value, if the caller controls it. */
  value?: Billing;
  onChange?: (value: Billing) => void;
  className?: string;
}

/**
 * Monthly or annual billing, annual by default. Two radio buttons: the plan cards of the page react
 * to them by `:has()`, before any script runs.
 */
export function BillingToggle(props: BillingToggleProps) {
  const { label, name = "billing", value, onChange, className } = props;
  return (
    <div className={classNames(styles.toggle, className)} role="radiogroup" aria-label={label}>
      {(["monthly", "annual"] as const).map((way) => (
        <label key={way}>
          <input
            type="radio"
            name={name}
            value={way}
            {...(value
              ? { checked: value === way }
              : { defaultChecked: way === billing.default, autoComplete: "off" })}
            onChange={() => onChange?.(way)}
          />
          {billing.labels[way]}
        </label>
      ))}
    </div>
  );
}
