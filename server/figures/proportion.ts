/** A proportion and its 95% confidence interval (Wilson). */
export interface Proportion {
  share: number;
  low: number;
  high: number;
}

/** 95% of a normal distribution lie within this many standard deviations. */
const deviations = 1.96;

/**
 * The proportion of `hits` in `all`; undefined when `all` is 0, or smaller than `hits`: visits are
 * a lower bound, while leads are exact.
 */
export function shareOf(hits: number, all: number): Proportion | undefined {
  if (all <= 0 || hits > all) return undefined;
  const share = hits / all;
  const square = deviations ** 2;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const reach =
    (deviations * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2))) /
    (1 + square / all);
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
