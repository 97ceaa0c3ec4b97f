/**
 * The middle value; with an even number, the mean of the two middle ones. NaN when there are none.
 */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * The value that `share` (0 to 1) of all values do not exceed (nearest rank). NaN when there are
 * none.
 */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/**
 * The median of the ratios of value to base. Each pair is measured together, so a temporary
 * slowdown of the machine affects both and cancels out.
 */
export function medianRatio(values: number[], bases: number[]): number {
  return median(
    values.flatMap((value, index) => {
      const base = bases[index];
      return base ? [value / base] : [];
    }),
  );
}

/**
 * The range in which the median of all lies with 95 % when these were drawn of them: the ranks that
 * the sign test leaves, whatever the distribution is. The extremes for fewer than six values.
 */
export function medianRange(values: number[]): [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const count = sorted.length;
  const rank = Math.max(0, Math.floor((count - 1.96 * Math.sqrt(count)) / 2) - 1);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return [at(rank), at(count - 1 - rank)];
}

/** The ratio by which a figure may grow from `few` to `many` rows and still be logarithmic. */
export function logGrowth(few: number, many: number): number {
  return Math.log(many) / Math.log(few);
}

/**
 * A figure with up to three significant digits, and commas: 1234.5 → "1,235", 0.01234 → "0.0123".
 */
export function shown(value: number): string {
  if (Number.isNaN(value)) return "–";
  const digits = Math.abs(value) >= 100 ? 0 : value === 0 ? 0 : 3;
  return digits
    ? String(Number(value.toPrecision(digits)))
    : Math.round(value).toLocaleString("en-US");
}

/** Bytes as KB of 1024, with one decimal. */
export function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
