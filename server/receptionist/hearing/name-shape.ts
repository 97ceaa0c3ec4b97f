import { isFamilyName } from "./name-words.ts";
import { plain } from "./words.ts";

const stopAt =
  /[,;:.!?，。；！？\n(]|\s(?:and|my|email|e-mail|mail|phone|from|at|in|en|with|here|call|calling|on|we|just|actually|not|i|who|which|out|over|speaking|instead|sorry|please|though|then|again|by the way|btw|now|haha|anyways?|tho|lol|thx|thanks|por cierto|y|mi|correo|de la|del|tengo|quiero|邮箱|电话)(?=\s|$|:)/iu;
export const filler =
  /^(?:(?:me(?= \p{Lu})|sure|yes|yep|yeah|ok|okay|hi|hey|hello|well|fine|of course|thanks|hmm?|um|uh|oh|it's|its|es|si|sí|claro|hola|pues|vale|and|y|under|for|with|(?:from|de parte de|that would be|thatd be|it would be|that's|thats|make it|just put|put)(?= \p{L}+ \p{L}+\W*$)|name|attendee|attendees|contact|client|caller|guest|organizer|participant|nombre|contacto|asistente)(?!\p{L})|好的|好|嗯|[-–:：,，。.\s])+(?=\s|\p{L})/iu;
export const noName =
  /\b(?:the|a|an|what|how|why|when|can|do|does|is|are|want|need|please|thanks|wrong|incorrect|misspelled|mistake|typo|oops|whoops|spelled|correct|book|call|price|cost|cancel|zone|timezone|question|message|no|not|yes|yep|yeah|yup|nope|sure|sorry|wait|pardon|excuse|hold|whoever|everyone|anyone|someone|somebody|two|three|four|five|six|seven|eight|nine|ten|earlier|later|sooner|closest|nearest|other|send|prefiero|prefer|seguir|disculpe|disculpen|disculpa|perdon|perdone|oiga|oye|espere|espera|momento|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|que|como|cuanto|quiero|para|email|phone|correo|tomorrow|monday|tuesday|wednesday|thursday|friday|morning|afternoon|lunes|martes|miercoles|jueves|viernes|manana)\b/i;

/**
 * "It's Abel, Abel Quintero", "luis. luis ortega": the whole name, where the first is also said by
 * itself.
 */
export function fullName<Name extends string | undefined>(first: Name, text: string) {
  if (!first || !/^\p{L}+$/u.test(first)) return first;
  // "Its RICK. Rick Dombrowski": in whatever letters the first was typed.
  const again = new RegExp(`(?<!\\p{L})${first}((?: \\p{L}[\\p{L}'’-]*){1,2})`, "giu");
  for (const { 0: whole, 1: behind = "" } of text.matchAll(again)) {
    const [one = "", other = ""] = behind.trim().split(" ");
    const family = (word: string) => (/^\p{Lu}\p{Ll}/u.test(word) ? true : isSmallFamily(word));
    if (!family(one)) continue;
    return nameCase(other && family(other) ? whole : `${whole.split(" ")[0]} ${one}`);
  }
  return first;
}
const isSmallFamily = (word: string) => /^\p{Ll}/u.test(word) && isFamilyName(word);

/** "My name is Raj, last name Patel". */
export function withFamilyName(first: string | undefined, text: string): string | undefined {
  const last =
    /\b(?:last|family|sur) ?name(?: is|'s|:)? (\p{L}[\p{L}'’-]+)|\bapellido(?: es|:)? (\p{L}[\p{L}'’-]+)/iu
      .exec(text)
      ?.slice(1)
      .find(Boolean);
  const family = last && tidy(last);
  return first && family && !first.includes(" ") ? `${first} ${family}` : first;
}

/** "ray dolan", "Ray dolan", "RAY DOLAN" as a name is written; "de la" stays small in the middle. */
export function nameCase(name: string): string {
  const shouted = / /.test(name) && !/\p{Ll}/u.test(name);
  return name
    .split(" ")
    .map((word, at) => {
      const small = shouted && word.length > 2 ? word.toLowerCase() : word;
      if (at > 0 && smallParts.test(word)) return word.toLowerCase();
      if (!/^\p{Ll}/u.test(small)) return small;
      return small
        .replace(/(?<![\p{L}])\p{Ll}/gu, (letter) => letter.toUpperCase())
        .replace(/^Mc\p{Ll}/u, (start) => start.slice(0, 2) + start.charAt(2).toUpperCase());
    })
    .join(" ");
}
const smallParts = /^(?:de|la|las|los|del|van|von|der|den|y|bin|da|dos|das|di|du)$/iu;

/** "García" ends in no article: between "í" and "a" a word would seem to begin. */
const unaccented = (text: string) => plain(text).normalize("NFD").replace(/\p{M}/gu, "");

/** A name as it is written down, without what stands around it. */
export function tidy(text: string): string | undefined {
  const cut = text.trim().replace(filler, "").trim();
  const end = stopAt.exec(cut);
  // "Dana M. Whitfield": a period after a single letter does not end a name.
  const short = end?.[0] === "." && /(?:^|\s)\p{L}$/u.test(cut.slice(0, end.index));
  const name = (end && !short ? cut.slice(0, end.index) : cut)
    .replace(/[\s,.:;，。–—-]+$/u, "")
    .trim();
  if (!/\p{L}/u.test(name) || name.length > 60 || name.split(" ").length > 5) return undefined;
  if (/[\d<>@/\\{}[\]¿?]/.test(name) || noName.test(unaccented(name))) return undefined;
  return /^\p{Ll}/u.test(name) ? nameCase(name) : name;
}
