import type { Conversation } from "#server/receptionist/conversation.ts";
import { remembering } from "#server/receptionist/hearing/remembering.ts";
import type { FactChanges } from "./facts.ts";
import { chineseFrames } from "./frames/chinese-frames.ts";
import { englishFrames } from "./frames/english-frames.ts";
import type { FrameKind, FramePattern } from "./frames/frame-kind.ts";
import { spanishFrames } from "./frames/spanish-frames.ts";
import { tellsMuch } from "./message-parts.ts";

/** What a line asks to be done with a message, and the text that it gives for it. */
export interface MessageFrame {
  kind: FrameKind;
  /** What is to be passed on, without the words around it; "" where the line only wishes. */
  text: string;
  /** What stands before: "yes send it. and", before "tell them". */
  before: string;
  /** The words around it. */
  words: string;
  /** "Also tell them": more of a message that is known. */
  more: boolean;
  /** "Pass that on": what was said before is meant. */
  refers: boolean;
}

const latin: readonly FramePattern[] = [...englishFrames, ...spanishFrames];
const han: readonly FramePattern[] = [...englishFrames, ...chineseFrames];

/** Where a part of a line may begin. */
const boundary =
  /[.!?;:,，。！？；：\n—–…]+\s*|\s-+\s|\s(?:and|but|so|then|if not|y|pero|entonces|o)\s+/giu;

/** Those who call the visitor's business: what is said to them is the product's work. */
const ofCallers =
  /\b(?:callers?|clients?|customers?|patients?|guests?|tenants?|people who (?:call|ring)|clientes?|pacientes?|(?:the|your|ur) (?:ai|agent|bot)|it (?:tells?|says?|takes?)|(?:does|can|will|would|could) (?:it|this|that|they|he|she))\b|客户|客人|病人|患者|来电者/iu;
/** "Pass it on", "leave that for sales". */
const passesOn = /\b(?:on|along|down|over|as|in|to|for|with|by|al?|para)\b|[转告达发]/iu;
const moreWords = /\b(?:also|too|plus|as well|tambi[eé]n|adem[aá]s)\b|另外|还有|再|也/iu;

/** "Tell them to call me": an order to somebody of the company, without "to". */
const toDo = /^to (?=\p{L}+)/iu;
const greets = /^(?:i (?:said|say) )?(?:hi|hello|hey|thanks|thank you)\b/iu;
/** Only asks to be called or written to: no text. */
const onlyContact =
  /^(?:to |que )?(?:please )?(?:(?:call|text|e-?mail|mail|write|ring|phone|contact|message|reach)(?: back)?(?: to)? (?:me|us)|get (?:back to|in touch with) (?:me|us)|(?:me|nos) (?:llam|escrib|contact|marqu)\p{L}*|(?:llam|escr[ií]b|cont[aá]ct)\p{L}*(?:me|nos))(?: back)?(?: please| pls| asap| por favor)?\W*$|^(?:联系|打给|回复)我们?[吧。]*$/iu;

/** Where the words of a frame end, and what they are; the first part of the line that has some. */
function firstFrame(line: string, writing: boolean) {
  const starts = [0, ...[...line.matchAll(boundary)].map((one) => one.index + one[0].length)];
  const patterns = /\p{Script=Han}/u.test(line) ? han : latin;
  for (const start of starts) {
    const part = line.slice(start);
    for (const { kind, pattern, writing: onlyWriting, refers } of patterns) {
      if (onlyWriting && !writing) continue;
      const match = pattern.exec(part);
      if (match && match[0].length > 0)
        return {
          kind,
          refers: refers === true,
          start,
          words: match[0],
          end: start + match[0].length,
        };
    }
  }
  return undefined;
}

/**
 * Reads the words around a message to the company: "can you pass a message to sales: …", "tell them
 * …", "just say …". What follows them is the text, whatever it asks.
 * @param writing whether a message is being written, so that "say" and "add" are about it.
 */
export const messageFrame = (line: string, writing: boolean): MessageFrame | undefined =>
  writing ? whileWriting(line) : otherwise(line);

/** The facts, the wish and the questions of a line all ask for it. */
const whileWriting = remembering((line) => readFrame(line, true), 50);
const otherwise = remembering((line) => readFrame(line, false), 50);

function readFrame(line: string, writing: boolean): MessageFrame | undefined {
  const found = firstFrame(line, writing);
  if (!found) return undefined;
  const { kind, start, words, end, refers } = found;
  const rest = line.slice(end).trim();
  const before = line.slice(0, start).trim();
  // "Does it take messages, and tell them we are closed".
  if (kind === "tell" && ofCallers.test(before + words)) return undefined;
  // "Leave it", "send that": nothing to pass on.
  if (refers && !rest && !/[:：]/.test(words) && !passesOn.test(words)) return undefined;
  const more = moreWords.test(words) || moreWords.test(before);
  const frame = { kind, before, words, more, refers };
  // "Take a message then. Tell them: …"
  const inner =
    rest && (kind === "leave" || kind === "contact") ? firstFrame(rest, true) : undefined;
  if (inner && inner.start === 0 && inner.kind !== "contact")
    return {
      ...frame,
      kind: inner.kind === "add" ? "tell" : inner.kind,
      text: rest.slice(inner.end).trim(),
    };
  if (kind === "contact") return { ...frame, text: "" };
  // "Tell your team i said hi, do you work with teams".
  if (kind === "tell" && greets.test(rest)) return undefined;
  const text = kind === "tell" ? rest.replace(toDo, "") : rest;
  if (onlyContact.test(text)) return { ...frame, kind: "contact", text: "" };
  if (!/[\p{L}\p{N}]/u.test(text))
    return { ...frame, text: "", refers: refers || isBack(rest, kind, before) };
  return { ...frame, text };
}

const isBack = (rest: string, kind: FrameKind, before: string) =>
  kind === "tell" && rest === "" && tellsMuch(before);

/** Whether a message is being written in a conversation, so that "say" is about its text. */
export const isWriting = ({ task }: Pick<Conversation, "task">): boolean =>
  task?.kind === "message" && !task.offered;

/** The words around a message in a line of a conversation. */
export const frameIn = (line: string, conversation: Pick<Conversation, "task">) =>
  messageFrame(line, isWriting(conversation));

/** What a line asks and tells beside a message for a person: what is passed on asks nothing here. */
export function outsideOf(frame: MessageFrame | undefined, message: string): string {
  if (!frame) return message;
  if (frame.text) return frame.before;
  if (frame.kind === "contact") return message;
  return message.replace(frame.words, " ");
}

/** "We were billed twice. Can I leave a message": what stands before is the message. */
export const isToldBefore = (frame: MessageFrame | undefined, { message }: FactChanges): boolean =>
  frame?.kind === "leave" && !frame.text && Boolean(message && frame.before.includes(message));
