import type { DeskPerson } from "#contract/desk-person.ts";

const address = /^[\w.+-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

/**
 * Reads "Nora Bell <nora@farline.example>, sam@farline.example". Without a name it is the part
 * before the at sign. Undefined when a part is neither.
 */
export function parsePeople(text: string): DeskPerson[] | undefined {
  const people = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const named = /^(?:"?([^"<>]*?)"?\s*)<([^<>\s]+)>$/.exec(part);
      const given = (named?.[2] ?? part).toLowerCase();
      const name = named?.[1]?.trim() || given.split("@")[0];
      return address.test(given) && name ? { name, address: given } : undefined;
    });
  const unique = new Map(people.map((person) => [person?.address, person]));
  return people.length > 0 && people.every((person) => person !== undefined)
    ? [...unique.values()].filter((person) => person !== undefined)
    : undefined;
}

/** The person of an address, in any case; undefined when DESK does not name it. */
export function findPerson(people: readonly DeskPerson[], given: string): DeskPerson | undefined {
  const wanted = given.trim().toLowerCase();
  return people.find(({ address }) => address === wanted);
}
