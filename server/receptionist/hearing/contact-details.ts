import { findPhoneNumbersInText } from "libphonenumber-js/min";
import type { Language } from "#contract/receptionist.ts";
import { callerNameIn } from "./caller-name.ts";
import type { Expecting } from "./name-run.ts";

/** Contact details in a sentence. */
export interface ContactDetails {
  name?: string;
  email?: string;
  phone?: string;
}

const address = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;

/**
 * Finds name, email and phone in a sentence, also as they are spoken: "marcus at example dot com".
 * @param expecting where a name is asked for, a short text is taken for one without an opening.
 */
export function contactDetails(
  text: string,
  language: Language,
  expecting: Expecting,
): ContactDetails {
  const { email, phone, rest } = withoutContact(text, language);
  const name = callerNameIn(rest, expecting, email);
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
}

/** Email and phone of a sentence, and what is left of it: a line end where they stood. */
export function withoutContact(
  text: string,
  language: Language,
): { email?: string; phone?: string; rest: string } {
  const written = unspoken(text, language);
  const email = emailIn(written);
  // An address that was put right is gone as a whole, too.
  const addresses = new RegExp(address, "gi");
  const withoutEmail = email ? written.replace(addresses, "\n") : written;
  // Numbers without a country are American, as our visitors are.
  const all = /\d/.test(withoutEmail)
    ? findPhoneNumbersInText(withoutEmail, { defaultCountry: "US" })
    : [];
  const [first] = all;
  const last = all.at(-1);
  const between =
    first && last && first !== last ? withoutEmail.slice(first.endsAt, last.startsAt) : "";
  // "303 555 0164, sorry, 303 555 0146": what stands between them goes with the first.
  const putRight =
    between.length < longestReason &&
    (corrects.test(between.replace(noTexts, " ")) || isOld.test(between));
  const found = putRight ? last : first;
  const phone = found && withoutEmail.slice(found.startsAt, found.endsAt).trim();
  const start = putRight ? first?.startsAt : found?.startsAt;
  const rest = found
    ? `${withoutEmail.slice(0, start)}\n${withoutEmail.slice(found.endsAt)}`
    : withoutEmail;
  return { ...(email && { email: email.toLowerCase() }), ...(phone && { phone }), rest };
}

/** Stands between an address and the one that puts it right. */
const corrects =
  /\b(?:sorry|no|wait|actually|rather|i mean|meant|correction|oops|instead|perd[oó]n|mejor|digo)\b|不对|应该是|改成/iu;

/** Signs between a number and the one that puts it right. */
const longestReason = 60;
/** "No texts please": nothing is put right. */
const noTexts = /\bno (?:texts?|texting|rush|need|problem|hurry|voicemail)\b/giu;
/** Said of a number that is not to be called any more. */
const isOld =
  /\b(?:old one|my old|old number|typo|wrong (?:one|number)|swapped|disconnected|el viejo|el de antes)\b|旧|打错|说错/iu;

/** Follows an address whose end was mistyped. */
const endPutRight =
  /^[\s,.]*(?:sorry|no|wait|actually|i mean|meant|oops|rather|perd[oó]n|digo|不对)[\s,]+(?:i mean |it'?s |es )?\.([a-z]{2,10})(?![\w@])/iu;

/** The address of a text; the last one where another was put right. */
function emailIn(text: string): string | undefined {
  const all = [...text.matchAll(new RegExp(address, "gi"))];
  const [first, ...others] = all;
  const last = others.at(-1);
  const between = first && last && text.slice(first.index + first[0].length, last.index);
  const found = between !== undefined && corrects.test(between) ? last : first;
  const email = found?.[0].replace(/[.-]+$/, "");
  // "Colin@frazer.exampel no .example": its end is put right.
  const end = found && endPutRight.exec(text.slice(found.index + found[0].length))?.[1];
  return email && end ? email.replace(/[^.]+$/, end) : email;
}

/** "At" and "dot" as signs, where they make an address. */
function unspoken(text: string, language: Language): string {
  const at = { en: "at", es: "arroba", zh: "艾特|圈a|at" }[language];
  const dot = { en: "dot", es: "punto", zh: "点" }[language];
  const gap = language === "zh" ? "\\s*" : "\\s+";
  // "At smith law dot com": an address has no spaces.
  const dotted = (said: string) =>
    said.replace(new RegExp(`${gap}(?:${dot})${gap}`, "giu"), ".").replace(/\s+/g, "");
  let out = text
    .normalize("NFKC")
    .replace(/(?<=\w) (?:underscore|under score|gui[oó]n bajo) (?=\w)/giu, "_")
    .replace(/(?<=\w) (?:hyphen|gui[oó]n) (?=\w)/giu, "-");
  const ends = "(com|net|org|example|law|legal|io|co|us|mx|es|cn|edu|gov|biz|info)";
  out = out.replace(
    new RegExp(
      `([\\w.+-]+(?:${gap}(?:${dot})${gap}[\\w.+-]+)*)${gap}(?:${at})${gap}([\\w-]+(?:${gap}(?!(?:${dot})${gap})[\\w-]+){0,2}(?:${gap}(?:${dot})${gap}[\\w-]+)+)`,
      "giu",
    ),
    (_, who: string, host: string) => `${dotted(who)}@${dotted(host)}`,
  );
  return out.replace(
    new RegExp(`([\\w.+-]+)\\s+(?:${at})\\s+([\\w-]+\\.${ends})\\b`, "giu"),
    "$1@$2",
  );
}
