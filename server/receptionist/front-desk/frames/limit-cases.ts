import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { deskPhrases } from "#content/front-desks/phrases.ts";
import { callAt } from "../eval/call-at.ts";
import { limitFrames, personFrames, plainFrames, priceFrames } from "./limit-frames.ts";

/** A question at a desk, and the limit that it meets; undefined: none. */
export interface LimitCase {
  trade: string;
  lines: string[];
  limit: string | undefined;
  /** The place of its frame in its list. */
  frame: number;
}

const asked = Object.entries(limitFrames).flatMap(([trade, [opening, questions]]) =>
  Object.entries(questions).flatMap(([limit, texts]) =>
    texts.map((text) => ({ trade, lines: [opening, text], limit })),
  ),
);
const trades = Object.keys(limitFrames);
const everywhere = (texts: readonly string[], limit: string, step: number) =>
  texts.flatMap((text, at) =>
    [0, 7, 13].map((more) => {
      const trade = trades[(at * step + more) % trades.length] ?? "";
      return { trade, lines: [limitFrames[trade]?.[0] ?? "", text], limit };
    }),
  );
const plain = Object.entries(plainFrames).flatMap(([trade, texts]) =>
  texts.map((text) => ({
    trade,
    lines: [limitFrames[trade]?.[0] ?? "", text],
    limit: undefined,
  })),
);
const numbered = (list: Omit<LimitCase, "frame">[]): LimitCase[] =>
  list.map((one, frame) => ({ ...one, frame }));

/** All questions by what they ask for. */
export const limitCases: Record<string, LimitCase[]> = {
  limits: numbered(asked),
  prices: numbered(everywhere(priceFrames, "price", 3)),
  persons: numbered(everywhere(personFrames, "person", 5)),
  "no limits": numbered(plain),
};

const fits = (text: string, ways: readonly string[]) =>
  ways.some((one) => text.includes(one.slice(0, 24)));

/** What the desk got wrong: nothing, or one line. */
export function missedLimit({ trade, lines, limit }: LimitCase): string[] {
  const call = callAt(trade);
  const [reply] = lines.map((line) => call.say(line)).slice(-1);
  if (!reply) return [];
  const desk = frontDeskOf(trade);
  const again = Object.values(deskPhrases).flatMap(({ limitAgain, limitToo, priceAgain }) => [
    ...limitAgain,
    ...limitToo,
    ...(limit === "price" ? priceAgain : []),
  ]);
  const ways =
    limit === "price" ? desk.price : (desk.limits.find(({ id }) => id === limit)?.say ?? []);
  const held =
    limit === undefined
      ? reply.action !== "refuse-advice"
      : limit === "person"
        ? reply.action === "person"
        : fits(reply.text, [...ways, ...again]);
  return held ? [] : [`${trade}: ${lines.at(-1)} (${limit}) → [${reply.action}] ${reply.text}`];
}
