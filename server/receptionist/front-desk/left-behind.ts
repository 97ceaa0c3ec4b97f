import type { Cues, FrontDesk } from "#content/front-desks/front-desk.ts";
import {
  belongings,
  leaving,
  leftOtherwise,
  leftWhere,
  lostAndFound,
  turnedUp,
  visitedDesks,
  withoutVisit,
} from "#content/front-desks/left-behind.ts";
import { asksToBook } from "./asks-to-book.ts";
import type { CallState } from "./call-state.ts";
import { isBare, isEmpty, readWords, type SaidPart, sentences } from "./hearing/said-parts.ts";
import { heardIn } from "./limit-of-question.ts";

/** Whether a message tells of something that was left at the place, or asks whether it was found. */
export const tellsOfThingLeft = (message: string): boolean =>
  sentences(message).some((sentence) => {
    const said = readWords(sentence);
    const hears = (cues: Cues) => heardIn(cues, said);
    return (
      hears(lostAndFound) ||
      (hears(belongings) &&
        (hears(turnedUp) || (hears(leaving) && hears(leftWhere) && !hears(leftOtherwise))))
    );
  });

/** The same at a desk whose customers come in. */
export const isThingLeft = ({ slug }: FrontDesk, text: string): boolean =>
  visitedDesks.has(slug) && tellsOfThingLeft(text);

/** "I left a scarf there tuesday. A table for 4 friday at 7": the first sentence tells no time of the visit. */
export const withoutThingsLeft = (desk: FrontDesk, message: string): string =>
  visitedDesks.has(desk.slug)
    ? sentences(message)
        .filter((one) => !tellsOfThingLeft(one) || booking.test(one))
        .join(" ")
    : message;

/** What a caller tells of a thing that was left, in one piece: "a scarf, green, wool, at the corner booth". */
export const detailsOfThing = (parts: readonly SaidPart[]): string =>
  parts
    .filter(
      ({ words, han, asks }) =>
        !asks && (han.length > 2 || (words.length > 0 && !(isBare(words) || isEmpty(words)))),
    )
    .map(({ text }) => text)
    .join(", ");

/** "You charged me twice", "are you hiring": what is told or asked is no booking. */
function isOtherMatter({ slug }: FrontDesk, message: string): boolean {
  const cues = [withoutVisit.any, withoutVisit[billedLike[slug] ?? slug]];
  return sentences(message).some((sentence) => {
    const said = readWords(sentence);
    return cues.some((one) => one !== undefined && heardIn(one, said));
  });
}
const billedLike: Readonly<Record<string, string>> = { spas: "salons", "med-spas": "salons" };

/**
 * The desk as somebody needs it who has left a scarf there, or was charged twice: who calls, and on which
 * number. What else a form asks for ("For how many, high chairs counted?") is not asked, and "at the corner
 * booth tuesday" is no table. A caller who has begun to book, or does now, is asked on.
 */
export function deskForMatter(desk: FrontDesk, state: CallState, message: string): FrontDesk {
  if (!visitedDesks.has(desk.slug)) return desk;
  const reached = desk.fields.filter(({ kind }) => toReach.has(kind));
  const begun = desk.fields.some((field) => !reached.includes(field) && state.facts[field.name]);
  const books = asksToBook(message) || booking.test(message);
  if (begun || books) delete state.unbooked;
  else if (tellsOfThingLeft(message) || isOtherMatter(desk, message)) state.unbooked = true;
  if (!state.unbooked) return desk;
  // What is told of nobody stays so: "who is in that room now".
  const limits = desk.limits.filter(({ takes }) => takes?.includes("others"));
  return { ...desk, fields: reached, limits };
}

const toReach = new Set(["name", "phone", "email"]);
const booking =
  /\b(?:book|reserve|reservation|schedule|appointment|appt|table for|reservar|reserva|agendar|cita|mesa para)\b|预约|订位|订座|预订|挂号/iu;
