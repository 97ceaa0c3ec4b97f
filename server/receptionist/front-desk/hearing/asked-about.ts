import { questionKinds } from "../question-kind.ts";
import { type SaidPart, saidParts, sentences } from "./said-parts.ts";

/**
 * "Is my ex a member there? Brett Lowe, can you look": names in and right behind a question about
 * somebody else are not the caller's, unless a number stands beside them.
 */
export function withoutAskedAbout<Found extends { own?: string; bare: string[] }>(
  names: Found,
  text: string,
  unwritten: (part: SaidPart) => boolean,
): Found {
  const said = sentences(text);
  const asks = said.map((one) =>
    saidParts(one).some(
      (part) => unwritten(part) || questionKinds(part.text, part.han).includes("others"),
    ),
  );
  const about = said.filter(
    (one, at) =>
      asks[at] || (asks[at - 1] && !/ , |\b(?:i['’]?m|my name|this is|soy)\b/i.test(one)),
  );
  const isAbout = (name: string) => about.some((one) => one.includes(name));
  const { own, ...rest } = names;
  return {
    ...rest,
    ...(own && !isAbout(own) && { own }),
    bare: names.bare.filter((one) => !isAbout(one)),
  } as Found;
}

/**
 * "Calling for my mom Rosa Delgado she has a cough": the name, and whose it is. Empty where somebody
 * is asked about: "is my boss Ken Adair there".
 */
export function withWhose(name: string, message: string): string {
  const text = saidParts(message).find((part) => part.text.includes(name))?.text ?? name;
  if (asksAboutOne.test(text)) return "";
  const before = text.slice(0, text.indexOf(name));
  return before.trim().includes(" ") ? `${before}${name}` : text;
}
const asksAboutOne =
  /^(?:is|was|has|does|did|est[aá]|vive|trabaja) (?:my|our|a|the|mr|mrs|ms|mi|el|la|se)\b/i;
