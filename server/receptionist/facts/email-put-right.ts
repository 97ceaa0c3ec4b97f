import { withoutAccents } from "#server/receptionist/hearing/words.ts";

/** Words behind which an ending is the right one: "it's .com". */
const leads =
  /\b(?:its|it['’]?s|it is|is|should be|supposed to be|meant|sorry|ends? (?:in|with)|make (?:it|that)|actually|wait|no|not|es|perd[oó]n|termina en|quise decir|oops|correction)\b|[是该应错]/iu;
/** "Dot com", "punto com", as signs. */
const spokenDot = /(?:(?<![\p{L}\d])(?:dot|punto)|点)\s*(?=[a-z]{2,10}(?![\p{L}\d@]))/giu;
const ending = /(?<![\p{L}\d.@])\.([a-z]{2,10}(?:\.[a-z]{2,3})?)(?![\p{L}\d@])/giu;
const denial = "(?:not|instead of|rather than|no(?! es)|en vez de|en lugar de|不是|而不是)";
const denied = new RegExp(`${denial}\\s*$`, "iu");

/** "Gmail not hotmail", "not hotmail, gmail", "es gmail, no hotmail", "是gmail不是hotmail". */
const rightThenWrong = new RegExp(
  `(?<![\\w@.+-])([\\w.+-]{2,40}),?\\s*(?:and )?${denial}\\s*([\\w.+-]{2,40})(?![\\w@+-])`,
  "iu",
);
const wrongThenRight = new RegExp(
  `(?<![\\w@.+-])${denial}\\s*([\\w.+-]{2,40})[,;]?\\s*(?:but |it['’]?s |its |es |sino |是|而是)?([\\w.+-]{2,40})(?![\\w@+-])`,
  "iu",
);
const namesEmail = /\b(?:e-?mail|mail|address|domain|correo|dominio)\b|邮箱|邮件/iu;
const longest = 14;

/**
 * The known address as a line without an address puts it right: "sorry its .com not .co", "gmail, not
 * hotmail". Undefined where it says nothing of it, or the part that is wrong may be of the name.
 * @param readBack The address was just read back: the right end alone will do, "oops .com".
 */
export function emailPutRight(
  said: string,
  email: string,
  { name = "", readBack = false } = {},
): string | undefined {
  if (/[?？]/.test(said)) return undefined;
  const alone = readBack ? withEndAlone(said, email) : undefined;
  if (alone) return alone;
  if (said.split(/\s+/).length > longest || /\S@\S/.test(said)) return undefined;
  const text = said.replace(spokenDot, ".");
  return withEnding(text, email) ?? withoutSign(text, email) ?? withPart(text, email, name);
}

/** "Rajpatel, no dot": the part before the sign without it. */
function withoutSign(text: string, email: string): string | undefined {
  const [, said = ""] = noSign.exec(text) ?? [];
  const sign = /dot|period|punto/i.test(said) ? "." : /under|bajo/i.test(said) ? "_" : "-";
  const [local = "", host = ""] = email.split("@");
  return said && local.includes(sign) ? `${local.replaceAll(sign, "")}@${host}` : undefined;
}
const noSign =
  /\b(?:no|without(?: the| a| any)?|sin(?: el)?) (dots?|periods?|punto|hyphens?|dash(?:es)?|underscores?|gui[oó]n(?: bajo)?)(?!\p{L})/iu;

function withEnding(text: string, email: string): string | undefined {
  if (!leads.test(text)) return undefined;
  const ends = [...text.matchAll(ending)].map((found) => ({
    end: (found[1] ?? "").toLowerCase(),
    wrong: denied.test(text.slice(0, found.index)),
  }));
  const right = ends.find(({ wrong }) => !wrong)?.end;
  const wrong = ends.find((one) => one.wrong)?.end;
  if (!right || (wrong && !email.endsWith(`.${wrong}`)) || email.endsWith(`.${right}`))
    return undefined;
  return wrong ? email.slice(0, -wrong.length) + right : email.replace(/[^.@]+$/, right);
}

function withPart(text: string, email: string, name: string): string | undefined {
  const [, one = "", wrongOne = ""] = rightThenWrong.exec(text) ?? [];
  const [, wrongOther = "", other = ""] = wrongThenRight.exec(text) ?? [];
  return (
    replacedPart(email, trimmed(wrongOne), trimmed(one), text, name) ??
    replacedPart(email, trimmed(wrongOther), trimmed(other), text, name)
  );
}

const trimmed = (part: string) => part.toLowerCase().replace(/^[.-]+|[.-]+$/g, "");

function replacedPart(
  email: string,
  wrong: string,
  right: string,
  text: string,
  name: string,
): string | undefined {
  if (wrong.length < 2 || right.length < 2 || wrong === right) return undefined;
  const named = namesEmail.test(text);
  // "Jon, not John", of John Bell at john@bell.example: the name is meant.
  if (!named && name.toLowerCase().split(" ").includes(wrong)) return undefined;
  const places = [...email.matchAll(new RegExp(wrong.replace(/[.+]/g, "\\$&"), "g"))].filter(
    ({ index }) =>
      named ||
      (/(?:^|[@._+-])$/.test(email.slice(0, index)) &&
        /^(?:[@._+-]|$)/.test(email.slice(index + wrong.length))),
  );
  const [place] = places;
  if (!place || places.length > 1) return undefined;
  return email.slice(0, place.index) + right + email.slice(place.index + wrong.length);
}

/** Words around the part of an address that is put right. */
const around =
  "(?:o+ps|whoops|sorry|sry|wait|no|nope|ah+|oh|ugh|argh|ok|hm+|actually|i mean|i meant|meant|its|it is|thats|that is|should be|supposed to be|make it|change it to|change that to|ends? (?:in|with)|ending in|at the end|with|the|my|typo|lol|haha|my bad|e-?mail|address|domain|is|was|and|yes|yep|please|pls|perdon|digo|es|quise decir|termina en|con|el|mi|correo|ay|uy|应该是|是|写错了|打错了|不对|不好意思)";
const part = "(?:@ ?|at |arroba )?(\\.?[a-z\\d][a-z\\d_-]*(?:\\.[a-z\\d_-]+)*)";
const correction = new RegExp(
  `^[^\\p{L}\\d.@]*(?:${around}[^\\p{L}\\d.@]+)*${part}(?:[ ,]+(?:not|no|instead of|rather than|en vez de|不是) ?\\.?([a-z\\d][a-z\\d._-]*))?(?:[^\\p{L}\\d.@]+${around})*[^\\p{L}\\d]*$`,
  "u",
);
const ends = new Set(
  "com net org co us io biz info edu gov mx es cn law legal example me dev app shop".split(" "),
);
const providers = new Set(
  "gmail hotmail yahoo outlook icloud aol live msn protonmail comcast".split(" "),
);

/** A line that says nothing but the right end or provider: "oops .com", "sorry gmail", "@outlook.com". */
function withEndAlone(line: string, email: string): string | undefined {
  const text = withoutAccents(line.toLowerCase())
    .replace(/['’]/g, "")
    .replace(/(?<=\p{Script=Han})(?=[a-z@.])/gu, " ")
    .replace(/(?:^|\s+)(?:dot|punto|点)\s+(?=[a-z])/gu, " .");
  const [, to = "", from] = correction.exec(text) ?? [];
  const bare = to.replace(/^\./, "");
  if (!bare || bare === from) return undefined;
  if (from) return lastReplaced(email, from.replace(/\.+$/, ""), bare);
  const who = email.slice(0, email.indexOf("@"));
  if (to.startsWith(".") && ends.has(bare)) return email.replace(/[^.]+$/, bare);
  if (providers.has(bare)) return `${who}@${bare}.com`;
  const end = bare.includes(".") ? bare.slice(bare.lastIndexOf(".") + 1) : "";
  return end && ends.has(end) && !to.startsWith(".") ? `${who}@${bare}` : undefined;
}

/** The last place of a part, with the right one in it. */
function lastReplaced(email: string, from: string, to: string): string | undefined {
  const at = from.length > 1 ? email.lastIndexOf(from) : -1;
  return at < 0 ? undefined : `${email.slice(0, at)}${to}${email.slice(at + from.length)}`;
}
