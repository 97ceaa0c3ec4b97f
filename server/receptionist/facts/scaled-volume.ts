import type { FactChanges, Facts } from "./facts.ts";

const whole =
  "(?:as many|as much|that|those|them|the (?:calls|volume|minutes)|it|our calls|of (?:that|those|them|it|the calls|our calls))";
const shares: readonly [RegExp, number][] = [
  [
    new RegExp(
      `\\bhalf ${whole}\\b|\\bcut (?:it |that |them )?(?:in|by) half\\b|(?<!\\p{L})la mitad(?!\\p{L})|一半|减半`,
      "iu",
    ),
    1 / 2,
  ],
  [new RegExp(`\\b(?:twice|double) ${whole}\\b|(?<!\\p{L})el doble de(?!\\p{L})`, "iu"), 2],
  [new RegExp(`\\b(?:three times|3 times|triple) ${whole}\\b`, "iu"), 3],
];

/** "Half as many calls", "si es el doble": the volume that is known, times a share of it. */
export function scaledVolume(text: string, { calls, minutes }: Facts): FactChanges | undefined {
  if (/\d/.test(text)) return undefined;
  const share = shares.find(([pattern]) => pattern.test(text))?.[1];
  if (share === undefined) return undefined;
  if (calls)
    return {
      calls: {
        count: Math.max(1, Math.round(calls.value.count * share)),
        per: calls.value.per,
        ...(calls.value.rates && {
          rates: calls.value.rates.map((one) => ({ ...one, count: one.count * share })),
        }),
      },
    };
  return minutes ? { minutes: Math.max(1, Math.round(minutes.value * share)) } : undefined;
}
