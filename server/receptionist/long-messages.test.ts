import { expect, test } from "vitest";
import { talkLimits } from "#contract/receptionist.ts";
import { createDefaultBrain } from "./default-brain.ts";
import { rehearsing } from "./eval/dialogue.ts";
import { holdDialogue } from "./eval/hold-dialogue.ts";
import { createPassageIndex } from "./knowledge/passage-index.ts";

const index = createPassageIndex([]);
const brain = createDefaultBrain(() => index);

/** Says the same over and over, as long as a message may be; patterns are slowest where they nearly match. */
const overAndOver = (words: string, end: string): string =>
  words.repeat(talkLimits.message).slice(0, talkLimits.message - end.length) + end;

const said = [
  "me, |, and |no |sorry |thanks |im |its |that's |it is |not |what slots |any time |i guess |i can |can you |can i be ",
  "id like |my mom and |2 kids and |Ana Ruiz, |Ana de la |12 Elm St |12 Elm St, no, |from a to |calle A|4, |4:30 |0-",
  "what about |how much is |cost total |even a |on fire its |i had it off |mainly |located in the |both una |is spam half ",
  "200 minutes |over what |tell them that |leave a message for |that me voy |ok ya |ah no |nono|then thanks |3 works tho |monday or tuesday, no, ",
  "que sí |lo que puedo |podría |le puede |a la una |a nombre de |y media |es que |no es, ",
  "我|我们 |不是|没有烟火星|麻烦你|想要好|请订吧|留言给|那i|谢谢|周一 |能不能|还是",
].flatMap((line) => line.split("|"));

test.each(["", "restaurants", "moving-companies"])(
  "a message that repeats itself is answered in time, at the desk %o",
  async (desk) => {
    for (const [at, words] of said.entries()) {
      const turns = [[overAndOver(words, at % 2 === 0 ? "x" : "?, thanks")]] as const;
      const persona = desk ? { persona: rehearsing(desk, "Sample") } : {};
      const held = await holdDialogue({ name: words, turns, ...persona }, brain);
      expect(held.turns.at(-1)?.reply.text, words).not.toBe("");
    }
  },
  60_000,
);
