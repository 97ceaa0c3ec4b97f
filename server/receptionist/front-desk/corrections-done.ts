import { whenIn } from "#server/receptionist/hearing/when.ts";
import type { CallTurn } from "./call-turn.ts";
import { withOpeningMark } from "./hearing/opening-mark.ts";
import { withoutTakenBackNumbers } from "./hearing/put-right.ts";
import { withOwnCorrections } from "./hearing/put-right-in-line.ts";

/** A message with its own corrections done, and with a plain sign where it corrects the time that is known. */
export function withCorrectionsDone({ desk, state, clock }: CallTurn, message: string): string {
  const line = withoutTakenBackNumbers(withOwnCorrections(message));
  const field = desk.fields.find(({ kind }) => kind === "when");
  const date = field && state.facts[field.name]?.when?.date;
  // "Make it 5", of a table: people.
  const counts =
    desk.fields[0]?.kind === "people" &&
    !/\d[:.]\d\d|\d ?[ap]\.?m\b|\b(?:at|las?) \d|点/i.test(line);
  return date && !counts
    ? withOpeningMark(line, (day) => whenIn(day, "en", clock.today).date === date)
    : line;
}
