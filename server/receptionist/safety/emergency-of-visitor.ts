import { type EmergencyId, emergencySentences } from "#content/front-desks/emergency-sentences.ts";
import { seenTo } from "#content/front-desks/emergency-turns.ts";
import { emergency } from "#server/receptionist/answering/examples.ts";
import { likeDanger, likelyMeanings } from "#server/receptionist/answering/recognized-meaning.ts";
import { hasChinese, latinWords, plain } from "#server/receptionist/hearing/words.ts";
import { isOfOtherCalls } from "./circumstances.ts";
import { withoutDenials } from "./denials.ts";
import { emergencyIn, type ToldEmergency } from "./emergency.ts";
import { isFigureOfSpeech } from "./figure-of-speech.ts";
import { pastStory } from "./past-story.ts";
import { withoutJoke } from "./seen-to.ts";

const ids = Object.keys(emergencySentences) as EmergencyId[];

/** From here on a message that no rule knows tells of a danger. */
const surelyTold = 0.85;
const fewestWords = 3;

/**
 * The danger that a visitor of this site tells of. People in danger choose words that no list has, so
 * the classifier, which has learned what they write, is asked beside the rules. It silences them only
 * where callers are supposed to do something ("what if they scream"), for a figure of speech, and where a line is all but
 * certainly about a topic: of a set that it had not learned it took "huele muy fuerte a gas" for a question. At the desks of the
 * trades another one is asked (`learned-danger.ts`): this one has not learned what callers of a plumber say every day.
 */
export function emergencyOfVisitor(
  original: string,
  spelled: string,
  before: string,
): ToldEmergency | undefined {
  const told = emergencyIn(original, spelled, undefined, before);
  if (told && (isFigureOfSpeech(spelled, jest) || isOfTopic(spelled))) return undefined;
  if (told && !(supposesCallers(original) && isQuestion(spelled))) return told;
  if (told) return undefined;
  if (withoutJoke(original) || seenTo.test(plain(original))) return undefined;
  if (isOfOtherCalls(plain(original))) return undefined;
  if (pastStory(original, "long") || pastStory(original, "weeks")) return undefined;
  // "Perdón, quise decir las 14:30" puts a time right, and ends no life.
  if (putsTimeRight.test(plain(original)) || wantsNoCall.test(plain(original))) return undefined;
  const left = withoutDenials(spelled);
  // "Thats robbery", "not bumper, car": two words are like too many examples.
  if (latinWords(left).length < fewestWords && !hasChinese(left)) return undefined;
  if (spellsAddress.test(plain(original))) return undefined;
  const { id, share } = dangerOf(left);
  return id && share >= surelyTold ? { id } : undefined;
}

/** "And if they start yelling for a human": what callers might do, and nobody else is spoken of. */
const supposesCallers = (message: string): boolean => {
  const text = plain(message).replace(/\b(?:my|our|mis|nuestros) (?=\p{L}+s\b)/gu, "");
  return opensWithIf.test(text) && !ofVisitor.test(text);
};
const opensWithIf =
  /^\W*(?:(?:and|but|so|ok|okay|then|y|pero|entonces)\W+)*(?:what (?:happens )?)?(?:(?:if|when|whenever) (?:they|someone|somebody|people|a (?:caller|client|patient|customer|guest)|callers|clients|patients|customers|guests)\b|(?:qu[eé] pasa )?(?:si|cuando) (?:alguien|un cliente|un paciente|los clientes|los pacientes|la gente)\b)|^(?:那|那么)?(?:如果|要是|万一)(?:客户|客人|病人|患者|对方|有人|来电)/iu;
const ofVisitor = /\b(?:i|me|my|we|us|our|yo|mi|me|nos|nosotros)\b|我/iu;

const putsTimeRight =
  /^\W*(?:(?:perd[oó]n|no|uy|ay|disculpe|sorry|oops)\W+)*(?:quise|quer[ií]a) decir (?:(?:a|el|las?|que) )*(?:\d|lunes|martes|mi[eé]rcoles|jueves|viernes|una|dos|tres|cuatro|cinco|nueve|diez|once|doce|mediodia)[\d:]*(?: \p{L}+){0,4}\W*$/u;

/** "I don't think I want the call anymore": all that ends is a booking. */
const wantsNoCall =
  /^\W*(?:(?:ok|no|so|and|you know what|actually|sorry|well|honestly)\W+)*(?:i|we) (?:do ?n[o'’]?t|no longer)(?: think (?:i|we))?(?: really| even)? (?:want|need) (?:the|this|that|an?|my|your|any) (?:call|meeting|appointment|demo|booking|chat)(?: (?:anymore|any more|after all|now|please|thanks|then))*\W*$/u;

/** "Our front desk is drowning", "these missed calls are bleeding me dry". */
const jest = { harmless: 0.4, danger: 0.002 };

/** "Es guion bajo rosa_ibarra, no punto": an address is spelled. */
const spellsAddress = /\b(?:guion bajo|underscore|arroba|dash|hyphen)\b|\w_\w/u;

/** From here on a text asks about one topic, and up to there it is like no danger. */
const ofTopic = { topic: 0.95, danger: 0.0001 };
/**
 * "I have a call with Nora thursday, need to push it", "y las apunta en la agenda": words of a danger that tell none. Of
 * 1,117 dangers that were written for the evaluation none is so surely about a topic.
 */
function isOfTopic(text: string): boolean {
  const [[meaning, share] = ["", 0]] = [...likelyMeanings(text)].toSorted(
    ([, one], [, other]) => other - one,
  );
  return (
    share >= ofTopic.topic &&
    !/^(?:wish|emergency) /.test(meaning) &&
    meaning !== "emergencyNumber" &&
    likeDanger(text) <= ofTopic.danger
  );
}

/** From here on a text surely asks about the product. */
const surelyAsked = 0.9;
const isQuestion = (text: string): boolean =>
  [...likelyMeanings(text)].some(
    ([meaning, share]) => share >= surelyAsked && !ids.some((id) => emergency(id) === meaning),
  );

/** How likely a text tells of any danger, and of which most likely. */
function dangerOf(text: string): { id: EmergencyId | undefined; share: number } {
  const meanings = likelyMeanings(text);
  const shares = ids.map((id) => meanings.get(emergency(id)) ?? 0);
  const share = shares.reduce((sum, one) => sum + one, 0);
  return { id: ids[shares.indexOf(Math.max(...shares))], share };
}
