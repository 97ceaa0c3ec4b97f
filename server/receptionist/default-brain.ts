import { pages } from "#content/pages.ts";
import type { Brain, Thought } from "./brain.ts";
import type { PassageIndex } from "./knowledge/passage-index.ts";
import { reply } from "./receptionist.ts";
import { withTimeLimit } from "./time-limit.ts";
import { understand } from "./understand.ts";

/** The brain that needs nothing but this site: no network, no model, no chance. */
export function createDefaultBrain(index: () => PassageIndex): Brain {
  return {
    async *think(turn, conversation, actions) {
      const answer = await withTimeLimit(() =>
        reply(turn, understand(turn, conversation, actions), index()),
      );
      const read = answer.sources.map(({ href }) => labelOf(href));
      if (read.length > 0) yield { type: "reading", pages: [...new Set(read)] };
      yield* spoken(answer.text);
      yield { type: "reply", reply: answer };
    },
  };
}

/** A text in pieces, as a model would send it: the first word at once, then a few at a time. */
export function* spoken(text: string): Generator<Thought> {
  const words = text.match(
    /[\p{Script=Han}，。？！、：；]{1,4}|\s*[^\s\p{Script=Han}]+\s*|\s+/gu,
  ) ?? [text];
  const [first = "", ...rest] = words;
  yield { type: "text", text: first };
  for (let from = 0; from < rest.length; from += atOnce)
    yield { type: "text", text: rest.slice(from, from + atOnce).join("") };
}

/** Words of a piece: an event for each would cost more than the answer. */
const atOnce = 4;

function labelOf(href: string): string {
  const path = href.split("#")[0];
  return Object.values(pages).find((page) => page.path === path)?.label ?? pages.blogs.label;
}
