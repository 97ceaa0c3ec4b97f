import { pricedPlans } from "#content/plans.ts";
import { outOfRole } from "#content/receptionist/model.ts";
import { site } from "#content/site.ts";
import type { Source } from "#contract/receptionist.ts";
import { amountsOf, figuresIn, knownFigures } from "./allowed-numbers.ts";
import type { Passage } from "./knowledge/passage.ts";

/** A sentence of the model that its passages do not support. */
export class Ungrounded extends Error {}

const whole =
  /[^.!?。！？\n]*(?:[.!?。！？]+["”’»]?(?:\s*\[\d+\])*(?=\s|$|[\p{Script=Han}])|\n)\s*/gu;
const reachable = /(https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|\+?\(?\d[\d\s().-]{8,}\d/gi;
const own = [site.email, site.supportEmail, site.phone.display, site.website].map((text) =>
  text.toLowerCase(),
);

/** An amount that a sentence gives to a plan and that is none of that plan's. */
function mispriced(sentence: string): string | undefined {
  const named = pricedPlans.filter(({ name }) => sentence.includes(name));
  if (named.length === 0) return undefined;
  const own = new Set(named.flatMap(amountsOf).map((amount) => `$${amount}`));
  return figuresIn(sentence).find((figure) => figure.startsWith("$") && !own.has(figure));
}

/** Characters from which a sentence is more than "Yes.". */
const shortest = 8;

/**
 * Listens to a model and passes on whole sentences whose every figure and address stands in the
 * passages it was given, in the price list, or in the question, and that stays in its role.
 * `before`: the answer before this one, whose sentences are not said again.
 */
export function createGroundedSpeech(passages: readonly Passage[], question: string, before = "") {
  const known = knownFigures([
    ...passages.map(({ detail, text }) => `${detail} ${text}`),
    question,
    site.phone.display,
  ]);
  const cited = new Set<number>();
  let rest = "";
  let said = "";

  const check = (sentence: string): string => {
    for (const [, digits] of sentence.matchAll(/\[(\d+)\]/g)) cited.add(Number(digits));
    const bare = sentence.replace(/\s*\[\d+(?:,\s*\d+)*\]/g, "").replace(/[*_#`]+/g, "");
    for (const [place] of bare.matchAll(reachable))
      if (!own.includes(place.toLowerCase().replace(/[.,]$/, "")))
        throw new Ungrounded(`An address: ${place}`);
    const invented = figuresIn(bare.replaceAll(site.phone.display, "")).filter(
      (one) => !known.has(one),
    );
    const wrong = mispriced(bare);
    if (wrong) throw new Ungrounded(`Not the price of that plan: ${wrong}`);
    if (outOfRole.test(bare)) throw new Ungrounded("Out of its role");
    if (bare.trim().length > shortest && before.includes(bare.trim()))
      throw new Ungrounded("Said before");
    if (invented.length > 0) throw new Ungrounded(`Figures: ${invented.join(", ")}`);
    said += bare;
    return bare;
  };

  return {
    /** The sentences that a piece completes. @throws Ungrounded */
    *hear(piece: string): Generator<string> {
      rest += piece;
      let taken = 0;
      for (const match of rest.matchAll(whole)) {
        // A sentence at the very end may go on: "$1." could become "$1.50", or a mark may follow.
        if (match.index + match[0].length >= rest.length) break;
        taken = match.index + match[0].length;
        const sentence = check(match[0]);
        if (sentence.trim()) yield sentence;
      }
      rest = rest.slice(taken);
    },
    /** Checks and returns the rest when the model is done. @throws Ungrounded */
    *end(): Generator<string> {
      const sentence = rest.trim() ? check(rest) : "";
      rest = "";
      if (sentence.trim()) yield sentence;
    },
    text: () => said.trim(),
    /** The passages that were cited, or the first one. */
    sources(): Source[] {
      const used = passages.filter((_, at) => cited.has(at + 1));
      return (used.length > 0 ? used : passages.slice(0, 1)).map(({ title, detail, href }) => ({
        title,
        detail,
        href,
      }));
    },
  };
}
