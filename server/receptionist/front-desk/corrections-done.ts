import { whenIn } from "#server/receptionist/hearing/when.ts";
import type { CallTurn } from "./call-turn.ts";
import { withCountSaid } from "./hearing/count-put-right.ts";
import { withOpeningMark } from "./hearing/opening-mark.ts";
import { joinsThem, madeIt } from "./hearing/people-said.ts";
import { withoutTakenBackNumbers } from "./hearing/put-right.ts";
import { withOwnCorrections } from "./hearing/put-right-in-line.ts";

/** A message with its own corrections done, and with a plain sign where it corrects the time that is known. */
export function withCorrectionsDone(
  { desk, state, clock, step }: CallTurn,
  message: string,
): string {
  const people = desk.fields.find(({ kind }) => kind === "people");
  const count = people && state.facts[people.name]?.text;
  const last = step.conversation.lines.findLast(({ who }) => who === "visitor")?.text ?? "";
  const greeted = message.replace(greetingAgain, "$1");
  const counted = count ? withCountSaid(greeted, step.hearing.language, count) : greeted;
  const line = withoutTakenBackNumbers(withOwnCorrections(withNumberOf(counted, last)));
  const field = desk.fields.find(({ kind }) => kind === "when");
  const date = field && state.facts[field.name]?.when?.date;
  // "Make it 5", of a table: people.
  const counts =
    people !== undefined &&
    (desk.fields[0] === people ||
      joinsThem(line, madeIt(line, step.hearing.language), state.facts[people.name]?.text)) &&
    !/\d[:.]\d\d|\d ?[ap]\.?m\b|\b(?:at|las?) \d|点/i.test(line);
  return date && !counts
    ? withOpeningMark(line, (day) => whenIn(day, "en", clock.today).date === date)
    : line;
}

/** "Buenas tardes, digo, días": nothing is put right but the greeting. */
const greetingAgain =
  /^(\W*buen[oa]s? (?:d[ií]as?|tardes|noches)),? (?:digo|perd[oó]n|bueno),? (?:buen[oa]s )?(?:d[ií]as|tardes|noches)(?!\p{L})(?: jaja)?/iu;

/** "No wait, its 0154", behind a line with 0145 in it: which number it puts right. */
function withNumberOf(message: string, last: string): string {
  const fresh = loneNumber.exec(message)?.[1];
  const old = fresh && last.match(/\d+/g)?.findLast(({ length }) => length === fresh.length);
  return old && old !== fresh ? `${fresh} not ${old}` : message;
}
const loneNumber =
  /^\W*(?:(?:no|nope|oh|ay|uy|um|uh|wait|sorry|oops|hang on|hold on|actually|i meant?|my bad|make that|perd[oó]n|digo|espere|mejor dicho)[\s,.…]+)+(?:(?:it['’]?s|that['’]?s|should be|ends in|es|el|termina en)\s+)*(\d{3,5})\W*$/iu;
