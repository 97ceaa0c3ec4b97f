/** A share with the interval in which it lies with 95 % (Wilson). */
export interface Share {
  share: number;
  low: number;
  high: number;
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const deviations = 1.96;

/**
 * The share of `hits` among `all`; undefined without any, or with more hits than were counted: the
 * count of visits is a lower bound, that of leads is exact.
 */
export function shareOf(hits: number, all: number): Share | undefined {
  if (all <= 0 || hits > all) return undefined;
  const share = hits / all;
  const square = deviations ** 2;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const reach =
    (deviations * Math.sqrt((share * (1 - share)) / all + square / (4 * all ** 2))) /
    (1 + square / all);
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}
