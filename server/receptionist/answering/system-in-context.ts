import { type InContext, isInTask, type Line, surelyWished } from "./line-in-context.ts";
import { wholeInContext } from "./meant-in-context.ts";
import type { Question } from "./question-in.ts";
import { systemsNamed } from "./systems-named.ts";

/** Share from which a system is asked for, while no task is open and while one is. */
const bars = { free: 0.9, inTask: surelyWished };
/** A longer line tells more than a name. In words. */
const longest = 5;
/** Words around a name: "ok and filevine", "its called sycle", "clio can?". */
const around =
  /^\W*(?:(?:and|ok|so|then|what about|how about|its called|we(?: are|['’]?re)? (?:use|on|have)|i use|y|con|pero|uso|yo uso|usamos|acepta|en|那|我用|我们用)\s*)+|\s*(?:then|too|also|tho|can|tambi[eé]n|那个|行吗|可以吗|吗)?[\s?？!.]*$/giu;

/**
 * A system of which only the name stands in a line, where systems were spoken of: "dentrix", "ok and filevine". Whether it is one,
 * what was said before it gives away.
 */
export function systemInContext(line: Line): InContext | undefined {
  const { message, hearing, conversation, context, intent, questions } = line;
  if (conversation.lines.length === 0 || line.tells || hearing.words.length > longest)
    return undefined;
  const heard = [...questions.map((one) => one.intent), ...(intent ? [intent] : [])];
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
