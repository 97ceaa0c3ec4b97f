import type { Step } from "./step.ts";

/** What is read back before it is booked or sent. */
export type Detail = "name" | "email" | "phone" | "message" | "time";

const nouns: Record<Detail, string> = {
  email: "e-?mail(?: address)?|address|correo(?: electr[oó]nico)?|邮箱(?:地址)?|邮件地址",
  name: "(?:first |last )?name|(?:spelling of )?my name|nombre|apellido|名字|姓名",
  phone:
    "phone(?: number)?|number|cell(?: number)?|tel[eé]fono|n[uú]mero|celular|电话(?:号码)?|手机号?|号码",
  message: "message|msg|note|mensaje|recado|留言|内容",
  time: "time|day|date|hour|slot|hora|d[ií]a|fecha|时间|日期|日子",
};
const wrong =
  "(?:wrong|incorrect|not (?:right|correct)|misspelled|off|has a typo|needs? (?:fixing|changing))";

const patterns = (Object.entries(nouns) as [Detail, string][]).map(
  ([detail, noun]) =>
    [
      detail,
      new RegExp(
        [
          `\\b(?:wrong|incorrect|bad|misspelled|not (?:my|the right)|typo in|mistake in|problem with|fix|correct|change|update|redo) (?:the |my |that |in )*(?:${noun})(?![\\p{L}\\d])`,
          `\\b(?:${noun})(?:['’]?s| is| was| looks)?(?: all)? ${wrong}\\b`,
          `(?<!\\p{L})(?:${noun})(?: est[aá]| es| qued[oó])? (?:mal|equivocad[oa]|incorrect[oa])(?!\\p{L})`,
          `(?<!\\p{L})(?:me equivoqu[eé] (?:de|con|en)|corrij\\p{L}*|corregir|cambi(?:e|ar)) (?:el |la |mi )?(?:${noun})(?!\\p{L})`,
          `(?:${noun})(?:写|填|给)?(?:错|不对)|(?:改|换)(?:一?下)?(?:${noun})`,
        ].join("|"),
        "iu",
      ),
    ] as const,
);

/** Longer messages tell more than what is wrong. In words. */
const longest = 9;

/**
 * "Wrong email", "my name is misspelled": what a visitor finds wrong in what was read back, without
 * the right one. Undefined where it is told, or nothing is wrong.
 */
export function wrongDetail({
  original,
  choice,
  changes,
  when,
  hearing,
}: Step): Detail | undefined {
  if (choice || hearing.words.length > longest) return undefined;
  if (when.date !== undefined || when.time !== undefined || when.toward) return undefined;
  const found = patterns.find(([, pattern]) => pattern.test(original))?.[0];
  return found && (found === "time" || !changes[found]) ? found : undefined;
}

/** A step that no longer knows what is wrong. */
export function withoutFact(step: Step, detail: Detail): Step {
  if (detail === "time") return step;
  const { [detail]: _, ...facts } = step.conversation.facts;
  return { ...step, conversation: { ...step.conversation, facts } };
}
