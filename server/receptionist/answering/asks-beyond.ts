import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { withoutAccents } from "#server/receptionist/hearing/words.ts";
import { onlyWords, wordSet } from "#server/receptionist/tasks/words-of-turn.ts";
import type { Before } from "./plans-spoken-of.ts";

/** That more minutes are used than a plan holds. */
const past =
  /\b(?:pass(?:ed|es)?|past|over|exceed\w*|through|thru|out|burn\w*|blow\w*|used? up|more|longer|gone|beyond|enough|after (?:that|those|them|these)|above (?:that|those|them)|paso|pasamos|acab\w+|termin\w+|mas)\b|超|用完|用光|不够|更多/u;
const ofThat =
  /\b(?:is|are|does|do|will|would) (?:that|it|this|those|these)\b.{0,10}\b(?:more|extra)\b|\b(?:cuesta|sale|es) (?:mas|extra)\b/u;
/** All the words that such a question is made of. */
const words = wordSet(
  `and ok okay so but what whats how if when once after say suppose i im ill id we were well us he she
  they theyre my our the a an in on busy slow month months it its that thats those these them em is are
  isnt arent not does do go goes going went gone get gets pass passed passes past over exceed exceeds
  run runs ran out through thru burn burns blow blows use uses used using up need talk longer more than
  beyond above enough each one ones every minute minutes mins extra cost costs price pay paid much many
  happens happen then there any some to per limit y o si me nos paso pasamos pase pasar mas de del eso
  esos esas ellos se acaban acabo acaba terminan termina que pasa cuando cuanto cuesta cada uno los las
  minutos no alcanzan alcanza`,
);
const chinese =
  /如果|要是|万一|那么?|超过?了?|超出|用完了?|用光了?|不够用?|怎么办|怎么算|多少钱?|呢|分钟|之后|以后|更多|再|的话|我们?|会|怎样|每/gu;

/** "And if i pass that", after the minutes of a plan: what each minute beyond them costs. */
export function asksBeyond({ text }: Hearing, { asked, lines, table, task }: Before): boolean {
  const ofMinutes =
    asked?.concepts.includes("minutes") ||
    asked?.concepts.includes("overage") ||
    // "And what does it cost if i go over", of the plan that was reckoned.
    (task?.kind === "plan" && table.plan !== undefined);
  const bare = withoutAccents(text).replace(/['’]/g, "");
  // "Does that cost more", behind what it can do: that, and no minutes.
  const told = lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  if (ofThat.test(bare) && !told.includes("$")) return false;
  return Boolean(ofMinutes) && past.test(bare) && onlyWords(bare, words, chinese);
}
