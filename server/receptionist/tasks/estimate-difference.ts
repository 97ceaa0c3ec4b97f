import type { Estimate, Offer } from "#content/estimate.ts";
import { dollars } from "#content/plans.ts";
import { estimatePhrases } from "#content/receptionist/estimate-phrases.ts";
import { phrases } from "#content/receptionist/languages.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Table, Task } from "#server/receptionist/conversation.ts";
import { round } from "./plan-sums.ts";

/**
 * How far two sums are apart: that of a plan that is named, else those of the volume before and of
 * now, else that of the next plan. Undefined where plans were spoken of together: they are compared.
 * @param named whether the question names the plan of `offer`.
 */
export function differenceOf(
  { best, next, order }: Estimate,
  offer: Offer,
  named: boolean,
  { last, before }: Pick<Extract<Task, { kind: "plan" }>, "last" | "before">,
  table: Table,
  language: Language,
): string | undefined {
  if (!best) return undefined;
  const words = estimatePhrases[language];
  const between = (from: number, to: number) =>
    from === to
      ? words.noDifference(dollars(to))
      : words.difference(
          dollars(from),
          dollars(to),
          dollars(Math.abs(round(to - from))),
          to > from,
        );
  if (named && offer.plan !== best.plan) {
    const told = phrases[language].plan.named(
      offer.plan.name,
      dollars(offer.monthly),
      order.billing,
    );
    return `${told} ${between(best.monthly, offer.monthly)}`;
  }
  if (!named && before && last) return between(before.monthly, last.monthly);
  if (!next || (!named && table.plans)) return undefined;
  const apart = dollars(round(next.monthly - best.monthly));
  return phrases[language].plan.next(best.plan.name, next.plan.name, apart);
}
