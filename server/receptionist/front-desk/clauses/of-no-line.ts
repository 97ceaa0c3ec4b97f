import { everyDeskCues } from "#content/front-desks/every-desk-cues.ts";
import type { FrontDesk } from "#content/front-desks/front-desk.ts";
import { namesThreat, withoutIdleThreat } from "#server/receptionist/safety/idle-threat.ts";
import type { SaidPart } from "../hearing/said-parts.ts";
import { isStory } from "../hearing/take-answer.ts";
import { heardIn } from "../limit-of-question.ts";
import { meaningOf } from "./learned-clauses.ts";

/** Shares from which a clause only asks for somebody: by itself, and beside a word for it. */
const surely = 0.93;
const beside = 0.5;

/** "A person about the silver pilot", "que me llamen antes": what is wanted of whom one asks for. */
const tellsOf =
  /\b(?:about|regarding|concerning|because|cause|cuz|over|since|who|that (?:was|did|sold)|sobre|acerca|porque|por lo|por el|por la|de lo)(?= \S)|\b(?:before|beforehand|first|ahead|antes|primero)$|关于|因为|问一?下/iu;

/** "I want him NOW", "put a real person on please": asks for somebody, and tells nothing that a line holds. */
export function onlyAsksForPerson(desk: FrontDesk, part: SaidPart): boolean {
  if (tellsOf.test(part.text)) return false;
  const named = heardIn(everyDeskCues.person, part);
  // "I want the spring tune up on the ac" is worded like "I want him on the phone".
  if (!named && desk.fields.some((one) => isStory(one) && one.heard && heardIn(one.heard, part)))
    return false;
  const share = meaningOf(desk, part)?.of("person") ?? 0;
  return share >= (named ? beside : surely);
}

/** "Whatever", "I thought this was the vet", "if you need it", "perdón, mejor en español": of the conversation only. */
export const saysOfTalk = ({ words, han }: SaidPart): boolean =>
  han === "" && ofTalk.test(words.join(" "));

const ofTalk =
  /^(?:(?:no|oh|ok|okay|fine|ugh|well|so|and|just|please|sorry|perdon|bueno|pues|ay) )*(?:whatever|(?:just |go ahead and )?tell me|never ?mind|forget it|(?:if|in case) (?:you|u|yall|they) (?:need|want|have to have) (?:it|that|one|them)|(?:por )?si (?:lo|la) (?:necesita|ocupa|quiere)n?|(?:that|thats|that is|this is) (?:everything|all|it)|(?:eso )?es (?:todo|lo unico)|(?:mejor|prefiero|puede ser|podemos hablar|hablamos|sigamos)? ?en (?:espanol|ingles)(?: por favor)?|in (?:english|spanish)(?: please)?|(?:i )?(?:thought|figured) (?:this|you|it|yall) (?:was|were) \S+(?: \S+){0,3}|pense que (?:era|eran|hablaba con|llamaba a) \S+(?: \S+){0,3}|wrong number|numero equivocado|(?:are|is) you (?:serious|kidding)|seriously|en serio|no not a message|not a message|perdon(?:e|eme|a)?|disculpe|excuse me|my bad|oops|(?:im |i am )?just (?:calling|phoning) (?:it|this|him|her|that)(?: in)?)$/;

/** "My wife is gonna kill me, i bent her ring": the ring is what it is about. */
export const isIdleThreat = (part: SaidPart, all: readonly SaidPart[]): boolean => {
  // "She will kill me if it isn't done by friday" tells when it is needed.
  if (!namesThreat(part.text) || hangsOnMore.test(part.text)) return false;
  const message = all.map(({ text }) => text).join(", ");
  return (
    withoutIdleThreat(message) !== message &&
    all.some((one) => one !== part && !one.asks && (one.words.length > 2 || one.han.length > 3))
  );
};
const hangsOnMore = /\b(?:if|unless|when|until|till|because|si|cuando|porque)\b|如果|要是|因为/iu;
