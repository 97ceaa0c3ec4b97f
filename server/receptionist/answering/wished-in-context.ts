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
import { asksNothingInContext, type MeantInContext, wholeInContext } from "./meant-in-context.ts";
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
/** What stays where it was heard, whatever stood before. */
const stays = new Set<Intent["kind"]>(["plan", "certificate", "language", "repeat", "more"]);
/** "Lemme talk to my partner": nobody of ours. */
const theirOwn = /\b(?:my|our|mi|mis|nuestr[oa]s?)\b|我/iu;

const supposesMore = /\bwhat if\b|\by si\b|如果|要是|万一/iu;

/** Whether something that was heard is all but impossible in this place. */
const isOverruled = (heard: Intent, meant: MeantInContext, wish: Wish): boolean =>
  (meant.of(nameOf(heard)) ?? 1) < hardlyWished &&
  !stays.has(heard.kind) &&
  // Nobody knows of an API, and webhooks are a system of the catalog.
  !(heard.kind === "integration" && wish === "unknown");

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
    wish.kind !== "aside" &&
    meant.share >= surelyWished &&
    heard.every((one) => isOverruled(one, meant, wish.kind));
  if (isInTask(conversation) && !(certain && inTask.has(wish.kind))) return undefined;
  if (!certain && heard.some(({ kind }) => settled.has(kind) || firm.has(kind))) return undefined;
  if (isStrange(message) && meant.share < sureOfStrange) return undefined;
  if (
    !certain &&
    heard.some((one) => one.score > wellHeard || (meant.of(nameOf(one)) ?? 0) > hardly)
  )
    return undefined;
  if (wish.kind === "aside" && asks(message)) return undefined;
  // "What if i need more in a busy month": a case of the plan that was found, and no other one.
  if (wish.kind === "plan" && supposesMore.test(message)) return undefined;
  if (wish.kind === "book" && theirOwn.test(message)) return undefined;
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
