import { type InContext, isInTask, type Line, surelyWished } from "./line-in-context.ts";
import { wholeInContext } from "./meant-in-context.ts";
import type { Question } from "./question-in.ts";
import { strangeNameIn, systemsNamed } from "./systems-named.ts";

/** Share from which a system is asked for, while no task is open and while one is. */
const bars = { free: 0.9, inTask: surelyWished };
/** A longer line tells more than a name. In words. */
const longest = 5;
/** Words around a name: "ok and filevine", "its called sycle", "clio can?". */
const around =
  /^\W*(?:(?:and|ok|so|then|what about|how about|its called|we(?: are|['’]?re)?(?: (?:mostly|mainly|only|just|actually|currently|still|all|really))? (?:use|run|on|have)|i(?: (?:mostly|mainly|only|just|actually|currently|still))? (?:use|run|have)|y|con|pero|uso|yo uso|usamos|acepta|en|那|我用|我们用)\s*)+|\s*(?:then|too|also|tho|can|tambi[eé]n|那个|行吗|可以吗|吗)?[\s?？!.]*$/giu;

/**
 * A system of which only the name stands in a line, where systems were spoken of: "dentrix", "ok and filevine". Whether it is one,
 * what was said before it gives away.
 */
export function systemInContext(line: Line): InContext | undefined {
  const { message, hearing, conversation, context, intent, questions } = line;
  if (conversation.lines.length === 0 || line.tells || hearing.words.length > longest)
    return undefined;
  const heard = [...questions.map((one) => one.intent), ...(intent ? [intent] : [])];
  const own = heard.every(({ kind }) => kind === "aside" || kind === "unknown")
    ? ownSystem(line)
    : undefined;
  if (own) return own;
  if (heard.some(({ kind }) => kind !== "unknown" && kind !== "off-topic")) return undefined;
  const meant = wholeInContext(message, context);
  const bar = isInTask(conversation) ? bars.inTask : bars.free;
  if (meant?.meaning !== "wish integration" || meant.share < bar) return undefined;
  const { known, unknown } = systemsNamed(
    `with ${message.replace(around, "").trim()}`,
    hearing.language,
  );
  const asked: Question[] = [
    ...known.map((id): Question => ({ hearing, intent: { kind: "integration", id, score: 4 } })),
    ...unknown.map(
      (name): Question => ({ hearing, intent: { kind: "missing-integration", name, score: 4 } }),
    ),
  ];
  const [first] = asked;
  return (
    first && { intent: first.intent, share: meant.share, questions: asked, mayWish: () => false }
  );
}

const usesIt =
  /^\W*(?:(?:but|well|ok|so|oh|hm+|pero|pues)\W+){0,3}(?:we|i|our \p{L}+|nosotros|yo)(?: (?:mostly|mainly|only|just|actually|currently|still|all|use|uses|run|runs|have|has|got|are|am|on|usamos|uso|tenemos|tengo)){1,4} /iu;

/** "We mostly use PawnMaster", right after a system that was looked up: the one strange word is another. */
function ownSystem({ message, hearing, conversation, context }: Line): InContext | undefined {
  const told = conversation.lines.findLast(({ who }) => who === "assistant")?.text ?? "";
  if (!/\bcatalog\b|cat[aá]logo|目录/iu.test(told) || !usesIt.test(`${message} `)) return undefined;
  const found = strangeNameIn(message);
  // "PawnMaster", as it was written.
  const at = found ? message.toLowerCase().indexOf(found.toLowerCase()) : -1;
  const typed = found && at >= 0 ? message.slice(at, at + found.length) : found;
  const name = typed && /\p{Lu}/u.test(typed) ? typed : found;
  if (!name || isInTask(conversation)) return undefined;
  const intent = { kind: "missing-integration", name, score: 4 } as const;
  const share = wholeInContext(message, context)?.share ?? bars.free;
  return { intent, share, questions: [{ hearing, intent }], mayWish: () => false };
}
