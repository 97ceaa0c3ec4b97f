import type { Language } from "#contract/receptionist.ts";
import { plain } from "./words.ts";

/** What a sentence says about the speaker. */
export interface ContactDetails {
  name?: string;
  email?: string;
  phone?: string;
}

const address = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/i;
const number = /(?:\+|\()?\d[\d\s().-]{6,18}\d/;

/**
 * Finds name, email and phone in a sentence, also as they are spoken: "marcus at example dot com".
 * @param expectName takes a short text without any of the usual openings for a name.
 */
export function contactDetails(
  text: string,
  language: Language,
  expectName: boolean,
): ContactDetails {
  const written = unspoken(text, language);
  const email = written.match(address)?.[0]?.replace(/[.-]+$/, "");
  const withoutEmail = email ? written.replace(email, " ") : written;
  const phone = withoutEmail.match(number)?.[0]?.trim();
  const rest = phone ? withoutEmail.replace(phone, " ") : withoutEmail;
  const name = nameIn(rest, expectName);
  return {
    ...(name && { name }),
    ...(email && { email: email.toLowerCase() }),
    ...(phone && { phone }),
  };
}

/** "At" and "dot" as signs, where they make an address. */
function unspoken(text: string, language: Language): string {
  const at = { en: "at", es: "arroba", zh: "艾特|圈a|at" }[language];
  const dot = { en: "dot", es: "punto", zh: "点" }[language];
  const gap = language === "zh" ? "\\s*" : "\\s+";
  let out = text.normalize("NFKC");
  const ends = "(com|net|org|example|law|legal|io|co|us|mx|es|cn|edu|gov|biz|info)";
  out = out.replace(
    new RegExp(
      `([\\w.+-]+)${gap}(?:${at})${gap}([\\w-]+(?:${gap}(?:${dot})${gap}[\\w-]+)+)`,
      "giu",
    ),
    (_, who: string, host: string) =>
      `${who}@${host.replace(new RegExp(`${gap}(?:${dot})${gap}`, "giu"), ".")}`,
  );
  return out.replace(
    new RegExp(`([\\w.+-]+)\\s+(?:${at})\\s+([\\w-]+\\.${ends})\\b`, "giu"),
    "$1@$2",
  );
}

const opening =
  /(?:^|[\s,.;:：，。])(?:my name is|my name's|name is|name's|the name is|this is|i am|i'm|it's|it is|call me|me llamo|mi nombre es|soy|a nombre de|我叫|我是|我的名字是|名字是|姓名是|叫我)[\s:：]*/iu;
const stopAt =
  /[,;.!?，。；！？\n]|\s(?:and|my|email|e-mail|mail|phone|from|at|y|mi|correo|de la|邮箱|电话)(?=\s|$|:)/iu;
const filler =
  /^(?:sure|yes|ok|okay|hi|hello|well|of course|si|sí|claro|hola|pues|好的|好|嗯|and|y|,|\s|[:：,，。.])+/iu;
const noName =
  /\b(?:the|a|an|what|how|why|when|can|do|does|is|are|want|need|please|thanks|book|call|price|cost|cancel|no|yes|que|como|cuanto|quiero|para|email|phone|correo|tomorrow|monday|tuesday|wednesday|thursday|friday|morning|afternoon)\b/i;

function nameIn(text: string, expectName: boolean): string | undefined {
  const clean = text.normalize("NFKC").replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim();
  const start = opening.exec(clean);
  if (start) return tidy(clean.slice(start.index + start[0].length));
  if (!expectName) return undefined;
  return tidy(clean);
}

function tidy(text: string): string | undefined {
  const cut = text.trim().replace(filler, "");
  const end = stopAt.exec(cut);
  // "Dana M. Whitfield": a point behind one letter does not end a name.
  const name = (
    end && !(end[0] === "." && /(?:^|\s)\p{L}$/u.test(cut.slice(0, end.index)))
      ? cut.slice(0, end.index)
      : cut
  )
    .replace(/[\s,.:;，。]+$/u, "")
    .trim();
  if (!/\p{L}/u.test(name) || name.length > 60 || name.split(" ").length > 5) return undefined;
  if (/[\d<>@/\\{}[\]¿?]/.test(name) || noName.test(plain(name))) return undefined;
  return /^[a-z]/.test(name)
    ? name.replace(
        /(^|[\s'-])([a-z])/g,
        (_, gap: string, letter: string) => gap + letter.toUpperCase(),
      )
    : name;
}
