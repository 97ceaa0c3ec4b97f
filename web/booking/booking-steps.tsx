import { booking as words } from "#content/booking.ts";
import styles from "./booking-steps.module.css";

/** Progress through the three steps: time, details, card. */
export function BookingSteps({ at }: { at: 0 | 1 | 2 }) {
  return (
    <ol className={styles.steps} aria-label={words.steps.label}>
      {words.steps.items.map((step, index) => (
        <li key={step} aria-current={index === at ? "step" : undefined}>
          {index + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
