const whole = new Intl.NumberFormat("en-US");

/** "38,204". */
export const sayCount = (count: number): string => whole.format(count);

/** "one lead", "38,204 leads", "about 1,000,000 leads". */
export const leadsInAll = ({ count, isExact }: { count: number; isExact: boolean }): string =>
  `${isExact ? "" : "about "}${count === 1 ? "one lead" : `${sayCount(count)} leads`}`;
