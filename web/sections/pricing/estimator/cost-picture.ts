import {
  cheapestStretches,
  estimate,
  monthlyCost,
  type Order,
  obstacles,
} from "#content/estimate.ts";
import { type PricedPlan, pricedPlans } from "#content/plans.ts";

/** The values at the right and the top edge of the chart. */
export interface Axes {
  minutes: number;
  dollars: number;
}

/** A place in the chart, as parts of its width and height; `y` counts from the bottom. */
export interface Point {
  x: number;
  y: number;
}

interface Turn {
  minutes: number;
  at: Point;
}

export interface CostPicture {
  axes: Axes;
  /** `right`: the name stands right of its line, because the line on its left is too near. */
  plans: { plan: PricedPlan; path: string; out: boolean; label?: Point; right: boolean }[];
  /** The least one can pay: the lower envelope of the plans that fit; empty when none does. */
  least: string;
  /**
   * The minutes at which another plan becomes the cheapest, as far as there is room for the labels.
   */
  turns: Turn[];
  /** The order itself, on the line of the cheapest plan. */
  here?: Point;
}

/** Side of the chart's viewBox. */
export const side = 2000;
/** Rules of the pad under the chart, and marks along its minutes. */
export const rules = 12;
export const marks = 8;

const ruleValues = [250, 500, 1000, 2500, 5000, 10_000, 25_000, 50_000];
const markValues = [1000, 2500, 5000, 25_000];

/** The smallest span of minutes that shows the order. */
export function spanFor(minutes: number): number {
  const mark = markValues.find((value) => value * marks >= minutes) ?? Math.ceil(minutes / marks);
  return mark * marks;
}

/** Lines of the four plans over `span` minutes, in a square that is stretched to the chart. */
export function costPicture(order: Order, span: number): CostPicture {
  const axes = { minutes: span, dollars: height(order, span) };
  // The lines run off the sheet on the right.
  const end = span * 2;
  const point = (minutes: number, dollars: number): Point => ({
    x: minutes / axes.minutes,
    y: dollars / axes.dollars,
  });
  const draw = (plan: PricedPlan, from: number, to: number) =>
    [from, plan.minutes, to]
      .filter((minutes, index) => index !== 1 || (minutes > from && minutes < to))
      .map((minutes) => pair(point(minutes, monthlyCost(plan, order, minutes))))
      .join("L");
  const stretches = cheapestStretches(order, end);
  const { best } = estimate(order);
  return {
    axes,
    plans: pricedPlans.map((plan, index) => {
      const label = labelPoint(plan, order, axes, index === 0 ? 0.807 : 0.913);
      return {
        plan,
        path: `M${draw(plan, 0, end)}`,
        out: obstacles(plan, order).length > 0,
        label,
        right: index === 1 && label !== undefined && label.x < 0.9,
      };
    }),
    least: stretches.length
      ? `M${stretches.map(({ plan, from, to }) => draw(plan, from, to)).join("L")}`
      : "",
    turns: stretches
      .slice(1)
      .filter(({ from }) => from < span)
      .map(({ plan, from }) => ({
        minutes: from,
        at: point(from, monthlyCost(plan, order, from)),
      }))
      .filter(hasRoom),
    here: best && point(order.minutes, best.monthly),
  };
}

/** Whether a turn stands free of the base line and of the next turn, with its figure below it. */
function hasRoom({ at }: Turn, index: number, turns: Turn[]): boolean {
  const next = turns[index + 1]?.at.x ?? 1;
  return at.y > 0.08 && next - at.x > 0.1;
}

/** Dollars at the top edge: the least cost at the right edge fits under it. */
function height(order: Order, span: number): number {
  const highest = estimate({ ...order, minutes: span }).best?.monthly ?? 0;
  const rule = ruleValues.find((value) => value * rules >= highest * 1.05);
  return (rule ?? Math.ceil(highest / rules)) * rules;
}

/** Where a plan's line passes a height, or leaves the sheet; undefined when it starts above it. */
function labelPoint(plan: PricedPlan, order: Order, axes: Axes, y: number): Point | undefined {
  const start = monthlyCost(plan, order, 0) / axes.dollars;
  if (start > 0.95) return undefined;
  const dollars = Math.max(y, start) * axes.dollars;
  const minutes = plan.minutes + (dollars - monthlyCost(plan, order, 0)) / plan.overage;
  const edge = axes.minutes * 0.985;
  if (minutes <= edge) return { x: minutes / axes.minutes, y: dollars / axes.dollars };
  return { x: 0.985, y: monthlyCost(plan, order, edge) / axes.dollars };
}

function pair({ x, y }: Point): string {
  const short = (value: number) => Math.round(value * side);
  return `${short(x)} ${short(1 - y)}`;
}
