import { type CSSProperties, type ReactNode, useId } from "react";
import type { Estimate } from "#content/estimate.ts";
import { minutesUp, offerLabel, stretchWords } from "#content/estimate-words.ts";
import { count, dollars } from "#content/plans.ts";
import { estimator } from "#content/pricing.ts";
import { classNames } from "../../../ui/class-names.ts";
import styles from "./cost-chart.later.module.css";
import { type CostPicture, costPicture, marks, type Point, rules, side } from "./cost-picture.ts";

interface CostChartProps {
  estimate: Estimate;
  /** Minutes at the right edge. */
  span: number;
  /** The slider: it is the base line of the chart. */
  children: ReactNode;
}

/** Cost against minutes: a line for each plan, and the least one can pay in red. */
export function CostChart({ estimate, span, children }: CostChartProps) {
  const id = useId();
  const picture = costPicture(estimate.order, span);
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <svg
          viewBox={`0 0 ${side} ${side}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}t ${id}d`}
        >
          <title id={`${id}t`}>{estimator.chart.title}</title>
          <desc id={`${id}d`}>{stretchWords(estimate.order)}</desc>
          {picture.least && <path className={styles.under} d={`${picture.least}V${side}H0Z`} />}
          {picture.plans.map(({ plan, path, out }) => (
            <path key={plan.id} className={classNames(styles.plan, out && styles.out)} d={path} />
          ))}
          {picture.least && <path className={styles.least} d={picture.least} />}
        </svg>
        <Labels picture={picture} />
        {estimate.best && picture.here && (
          <span
            className={classNames(styles.here, picture.here.x > 0.55 && styles.late)}
            style={{ left: percent(picture.here.x), height: percent(picture.here.y) }}
            aria-hidden="true"
          >
            <b>{offerLabel(estimate.best)}</b>
          </span>
        )}
      </div>
      {children}
      <div className={styles.minutes} aria-hidden="true">
        {Array.from({ length: marks + 1 }, (_, mark) => (mark * span) / marks).map((minutes) => (
          <span key={minutes}>{minutes ? count(minutes) : estimator.chart.zero}</span>
        ))}
      </div>
    </figure>
  );
}

/**
 * Dollars at the rules, names at the lines, minutes at the turns: the `desc` gives the same to
 * screen readers.
 */
function Labels({ picture: { axes, plans, turns } }: { picture: CostPicture }) {
  const steps = [2, 4, 6, 8, 10].map((rule) => rule / rules);
  return (
    <div aria-hidden="true">
      {steps.map((y) => (
        <span key={y} className={styles.dollars} style={{ top: percent(1 - y) }}>
          {dollars(y * axes.dollars)}
        </span>
      ))}
      {plans.map(
        ({ plan, label, out, right }) =>
          label && (
            <span
              key={plan.id}
              className={classNames(styles.name, out && styles.out, right && styles.right)}
              style={place(label)}
            >
              {plan.name}
            </span>
          ),
      )}
      {turns.map(({ minutes, at }) => (
        <span key={minutes} className={styles.turn} style={place(at)}>
          {minutesUp(minutes)}
        </span>
      ))}
    </div>
  );
}

const percent = (part: number) => `${+(part * 100).toFixed(1)}%`;

function place({ x, y }: Point): CSSProperties {
  return { left: percent(x), top: percent(1 - y) };
}
