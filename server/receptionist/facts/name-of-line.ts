import type { Language } from "#contract/receptionist.ts";
import type { Conversation } from "#server/receptionist/conversation.ts";
import {
  type ContactDetails,
  withoutContact,
} from "#server/receptionist/hearing/contact-details.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { isWholeName } from "#server/receptionist/hearing/name-run.ts";
import {
  familyNamePutRight,
  firstNamePutRight,
  letters,
  respelled,
  sameFirstName,
  tellsOfOneself,
  withLetter,
} from "./name-put-right.ts";

/** The caller's name after a line that tells it, or puts right the one that is known. */
export function nameOfLine(
  original: string,
  { concepts, language }: Hearing,
  { asking: asked, task, facts }: Conversation,
  details: ContactDetails,
): string | undefined {
  // "Its for nora": whom a message is for.
  const forNora =
    /^nora$/iu.test(details.name ?? "") && /\b(?:for|to|para) nora\b/iu.test(original);
  const found = forNora ? "" : (details.name ?? "");
  const said = tellsOfOneself(found) && isFirstOf(found, facts.name?.value) ? "" : found;
  const known = facts.name?.value;
  const { rest } = withoutContact(original, language);
  if (known && (!said || isPartOf(said, known))) {
    const family = familyNamePutRight(rest, known);
    if (family) return family;
  }
  // "Its Dail with an i", of Dale Kemp.
  if (known && said && !said.includes(" ") && letters.test(original)) {
    const spelled = respelled(original, known);
    if (spelled) return spelled;
  }
  const waiting = task?.kind === "booking" || task?.kind === "message" || task?.kind === "change";
  const wishing = (["book", "message", "person"] as const).some((one) => concepts.has(one));
  const reachable = details.email || details.phone;
  const sure = sureOfName(original, language) || isWholeName(said);
  // "Can it call back my old customers for tuneups": what the product does, and nobody's name.
  const ofProduct = /\b(?:can|could|does|will|would) it\b/iu.test(original);
  const named = waiting || (wishing && !ofProduct) || reachable || sure;
  // "We ask about HIPAA and Dentrix": a capital letter changes no name that is known.
  const another = !known || asked === "name" || reachable || sure || /\S \S/.test(said);
  // "Its deb", of Deb Kowalczyk.
  if (said && named && another && !isPartOf(said, known)) return said;
  if (!known) return undefined;
  return (
    firstNamePutRight(rest, known) ??
    sameFirstName(rest, known) ??
    (asked === "confirm" ? (respelled(rest, known) ?? withLetter(rest, known)) : undefined)
  );
}

const isFirstOf = (said: string, known = "") =>
  known.toLowerCase().split(" ")[0] === said.toLowerCase().split(" ")[0];

const isPartOf = (said: string, known = "") =>
  known.toLowerCase().startsWith(`${said.toLowerCase()} `) ||
  known.toLowerCase() === said.toLowerCase();

const sureOfName = (text: string, language: Language) =>
  /(?:^|[.,!] |\b(?:hi|hello|hey|yo)[,.!]? )(\p{L}+ (\p{L}+)), (?:of |from |with |at )?\2 \p{L}+/iu.test(
    text,
  ) ||
  /\b(my names?|name is|me llamo|mi nombre|i'm|i am|this is|soy)\b|我叫|我的名字|我是/iu.test(
    text,
  ) ||
  /\b(?:it['’]?s|[Ii]ts) \p{L}+ \p{L}/u.test(text) ||
  /(?:^|[,.!] ?|\b(?:[Hh]i|[Hh]ello|[Hh]ey) )\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'-]+){0,2} (?:here|from)\b/u.test(
    text,
  ) ||
  /\b[Ii]m (?:\p{Lu}\p{Ll}|\p{Ll}+ \p{Ll}+\s*(?:[,.;!]|$))/u.test(text) ||
  (language === "zh" && /姓名|名字/.test(text));
