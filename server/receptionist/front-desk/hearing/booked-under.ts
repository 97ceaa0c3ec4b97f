/** What stands before a name under which something is kept: "under my boss,", "a nombre de mi papá", "put my mom down,". */
const under =
  /(?<!\p{L})(?:under|in (?:my|our|his|her|their) (?:\p{L}+ ){0,2}name|a(?:l)? nombre de|put (?:it |this |that )?(?:down )?(?:as |for )?my)(?!\p{L})[^.;!?]{0,40}$/iu;
/** The same behind it: "put it under Gladys Moreno, thats my mom" has it before, "Hank Dorsey is him" behind. */
const behind = /^ (?:is|es) (?:him|her|[eé]l|ella)(?!\p{L})/iu;

/** Whether something is kept under a name, whoever calls. */
export function isBookedUnder(text: string, name: string): true | undefined {
  const at = text.indexOf(name);
  const isBooked =
    at >= 0 && (under.test(text.slice(0, at)) || behind.test(text.slice(at + name.length)));
  return isBooked || undefined;
}
