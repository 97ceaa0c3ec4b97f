import { type EmergencyId, emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import { seenTo } from "#content/front-desks/emergency-turns.ts";
import { emergency } from "#server/receptionist/answering/examples.ts";
import { likelyMeanings } from "#server/receptionist/answering/recognized-meaning.ts";
import { plain } from "#server/receptionist/hearing/words.ts";
import { isOfOtherCalls } from "./circumstances.ts";
import { withoutDenials } from "./denials.ts";
import { emergencyIn, type ToldEmergency } from "./emergency.ts";
import { pastStory } from "./past-story.ts";
import { withoutJoke } from "./seen-to.ts";

const ids = Object.keys(emergencySentences) as EmergencyId[];

/** From here on a message that no rule knows tells of a danger. */
const surelyTold = 0.85;
/**
 * The danger that a visitor of this site tells of. People in danger choose words that no list has, so
 * the classifier, which has learned what they write, is asked beside the rules. It never silences them:
 * of a set that it had not learned it took "huele muy fuerte a gas" for a question. At the desks of the
 * trades the rules decide alone: it has not learned what callers of a plumber say every day.
 */
export function emergencyOfVisitor(
  original: string,
  spelled: string,
  before: string,
): ToldEmergency | undefined {
  const told = emergencyIn(original, spelled, undefined, before);
  if (told) return told;
  if (withoutJoke(original) || seenTo.test(plain(original))) return undefined;
  if (isOfOtherCalls(plain(original))) return undefined;
  if (pastStory(original, "long") || pastStory(original, "weeks")) return undefined;
  const { id, share } = dangerOf(withoutDenials(spelled));
  return id && share >= surelyTold ? { id } : undefined;
}

/** How likely a text tells of any danger, and of which most likely. */
function dangerOf(text: string): { id: EmergencyId | undefined; share: number } {
  const meanings = likelyMeanings(text);
  const shares = ids.map((id) => meanings.get(emergency(id)) ?? 0);
  const share = shares.reduce((sum, one) => sum + one, 0);
  return { id: ids[shares.indexOf(Math.max(...shares))], share };
}
