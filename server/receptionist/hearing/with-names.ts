import { withFirms } from "./with-firms.ts";
import { withPeople } from "./with-people.ts";
import { withStreets } from "./with-streets.ts";
import { withTowns } from "./with-towns.ts";

/** Capitals only where a message begins: "Moving from tacoma". */
const isSmall = (line: string) => !/\p{Lu}/u.test(line.replace(/^\P{L}*\p{Lu}|\bI\b/gu, ""));

/**
 * A line that was typed in small letters, its names, firms, towns and streets with the capitals of a
 * good clerk: "im lena rao, 9 coyote" → "im Lena Rao, 9 Coyote".
 */
export const withNames = (line: string): string =>
  isSmall(line) ? withStreets(withTowns(withFirms(withPeople(line)))) : line;
