import type { EmergencyId } from "#content/front-desks/emergency-sentences.ts";
import type { Field } from "#content/front-desks/front-desk.ts";
import { hasCue } from "#server/receptionist/safety/cues.ts";
import { denied } from "#server/receptionist/safety/denials.ts";
import type { Fact } from "../desk-state.ts";
import { hasHan } from "./hear-field.ts";
import type { SaidPart } from "./said-parts.ts";

const refusal = /^(?:no|nope|nah|none|nothing|nobody|neither|nada|nadie|ninguno|ninguna)$/;
const denial =
  /^(?:no|not|nothing|nobody|nobodys|none|without|everyone|everybody|everyones|nada|nadie|sin|ni)$/;
const well = /\b(?:ok|okay|fine|safe|alright|unhurt|bien|a salvo)\b/;
/** "Drives fine": how a thing does. */
const ofThings = /\b(?:drives?|driving|runs?|works?|car|truck|engine)\b/;
const agrees = /^(?:yes|yeah|yep|yup|si|claro|a)$/;
const perhaps = /^(?:i think so|kind of|sort of|maybe|creo que si)/;

/** Danger that was told, and the part that only denies it. */
interface HeardSafety {
  danger?: EmergencyId | undefined;
  denied?: SaidPart | undefined;
}

/** The question before all others: a denial settles it, a yes to it is an emergency. */
export function hearSafety(
  field: Field | undefined,
  facts: Record<string, Fact>,
  parts: readonly SaidPart[],
  asked: Field | undefined,
): HeardSafety {
  if (!field) return {};
  const inChinese = ({ han }: SaidPart) =>
    (asked === field && /没有|没事|都没|不是/.test(han)) ||
    (/没有?|不|无/.test(han) && hasHan(field.heard, han));
  const spoken = (part: SaidPart) =>
    !part.asks && field.heard?.some((cues) => hasCue(cues, part.words));
  const fine =
    parts.find(
      (part) =>
        spoken(part) &&
        (denial.test(part.words[0] ?? "") ||
          part.words.some((word, at) => denied(part.words, at) && word.length > 2)),
    ) ??
    parts.find(
      (part) =>
        (spoken(part) && well.test(part.words.join(" ")) && !ofThings.test(part.words.join(" "))) ||
        inChinese(part),
    );
  if (fine) facts[field.name] = { text: fine.text };
  if (asked !== field) return { denied: fine };
  const [first] = parts;
  if (refusal.test(first?.words[0] ?? "")) {
    facts[field.name] ??= { text: first?.text ?? "No" };
    return { denied: fine };
  }
  const yes =
    agrees.test(first?.words[0] ?? "") ||
    perhaps.test(first?.words.join(" ") ?? "") ||
    /^(?:是|有|对)/.test(first?.han ?? "");
  return { denied: fine, danger: yes && !fine ? field.danger : undefined };
}
