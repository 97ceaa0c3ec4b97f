import type { Intent } from "./classify.ts";
import { nameOf, topics, type Wish } from "./compared-meanings.ts";
import {
  asks,
  firm,
  hardly,
  hardlyWished,
  heardIn,
  type InContext,
  isInTask,
  type Line,
  settled,
  surelyWished,
} from "./line-in-context.ts";
import { asksNothingInContext, wholeInContext } from "./meant-in-context.ts";
import { isStrange, recognizedMeaning } from "./recognized-meaning.ts";

/** What a line may wish by what stood before it, and the share from which it does. */
const wished: Readonly<Record<string, { kind: Wish; bar: number }>> = {
  "wish price": { kind: "price", bar: 0.8 },
  "wish unknown": { kind: "unknown", bar: 0.8 },
  "wish plan": { kind: "plan", bar: 0.9 },
  "wish phone": { kind: "phone", bar: 0.8 },
  "wish book": { kind: "book", bar: 0.9 },
  "wish person": { kind: "person", bar: 0.9 },
  [asksNothingInContext]: { kind: "aside", bar: 0.8 },
};
/** Several words of the rules are seldom wrong about what they heard. */
const wellHeard = 3.5;
/** From here on the words alone say what is asked. */
const sureAlone = 0.8;
/** What may be asked in the middle of a task. */
const inTask = new Set<Wish>(["price", "unknown"]);
/** What a line of words that nobody learned has to reach. */
const sureOfStrange = 0.97;

/**
 * What a line that is no topic's wishes for, or that it asks nothing, where its words alone tell nothing: "and the
 * next one up", "the number", "makes sense, my wife says the same".
 */
export function wishedInContext(line: Line): InContext | undefined {
  const { message, hearing, conversation } = line;
  if (conversation.lines.length === 0 || line.tells) return undefined;
  // "...", "??": signs alone wish for nothing.
  if (!/[\p{L}\p{N}]/u.test(message)) return undefined;
  const heard = heardIn(line);
  const meant = wholeInContext(message, line.context);
  const wish = meant && wished[meant.meaning];
  if (!meant || !wish || meant.share < wish.bar) return undefined;
  const certain =
    meant.share >= surelyWished &&
    heard.every((one) => (meant.of(nameOf(one)) ?? 1) < hardlyWished);
  if (isInTask(conversation) && !(certain && inTask.has(wish.kind))) return undefined;
  if (!certain && heard.some(({ kind }) => settled.has(kind) || firm.has(kind))) return undefined;
  if (isStrange(message) && meant.share < sureOfStrange) return undefined;
  if (
    !certain &&
    heard.some((one) => one.score > wellHeard || (meant.of(nameOf(one)) ?? 0) > hardly)
  )
    return undefined;
  if (wish.kind === "aside" && asks(message)) return undefined;
  // "Is there a one year commitment": what its words alone say, whatever was priced before.
  const alone = recognizedMeaning(message);
  if (alone && topics.has(alone.meaning) && alone.share >= sureAlone) return undefined;
  const intent: Intent = { kind: wish.kind, score: 3 };
  return {
    intent,
    share: meant.share,
    questions: wish.kind === "price" ? [{ hearing, intent }] : [],
    mayWish: (kind) => kind === wish.kind || (meant.of(`wish ${kind}`) ?? 1) >= hardlyWished,
  };
}
