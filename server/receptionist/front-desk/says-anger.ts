import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import { hasHan } from "./hearing/hear-option.ts";
import { readWords } from "./hearing/said-parts.ts";
import { heardIn } from "./limit-of-question.ts";

/** Whom a harsh word is for, where it is for the business or its machine. */
const atUs =
  /\b(?:you|your|you['’]re|youre|ur|u|y['’]?all|these people|this (?:is|company|place|hotel|shop|store|service|machine|bot|robot|thing|assistant|line|system|business|outfit|office|gym|salon|app|phone|whole|conversation|call)|machines?|bots?|robots?|ai|assistant|customer service|answer(?:s|ed|ing)? me)\b/iu;
const ofAnother =
  /\bstupid (?:questions?|me|mistakes?|of me|ideas?|dogs?|cats?|kids?|cars?|phones?)\b|\bworst (?:one|ones|of|part|parts|thing|tooth|spot|spots|rooms?|side|case|comes|time|pain|walls?|area|leak|corner|stain|place is)\b|\b(?:i|we) (?:am|['’]m|feel|look|was|were)(?: \w+){0,2} (?:stupid|ridiculous|useless)\b/iu;
/** "He'll decide" has no apostrophe in many a message. */
const curses =
  /\b(?:what|why|where|how|who|when) (?:in )?(?:the )?hell\b|\bgo to hell\b|\bhell,? no\b|\bto hell with\b|\bthe hell (?:with|are|is|do|did|out)\b|\b(?:god ?)?damn(?:ed)? (?:it|you|machine|robots?|bots?|computers?|thing|people|idiots?|company|phone|questions?|name)\b|\bgod ?damn\b/iu;

/** Words up to which a clause that is nothing but anger stands for itself: "useless", "so ridiculous". */
const few = 3;

/** Whether a message is angry at the business, and not at ants, deer or wallpaper. */
export function saysAnger(message: string): boolean {
  const all = readWords(message);
  if (heardIn(everyDeskCues.hostile, all) || curses.test(message)) return true;
  return clausesOf(message).some(({ text }) => {
    if (ofAnother.test(text)) return false;
    const words = readWords(text);
    const harsh = heardIn(everyDeskCues.harsh, words) || hasHan(everyDeskCues.harsh, words.han);
    return harsh && (atUs.test(text) || words.words.length <= few);
  });
}
