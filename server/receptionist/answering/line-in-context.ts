import type { Conversation } from "#server/receptionist/conversation.ts";
import { clausesOf } from "#server/receptionist/hearing/clauses.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import { opensQuestion } from "#server/receptionist/hearing/question-opening.ts";
import type { Intent } from "./classify.ts";
import type { LineContext } from "./question-features.ts";
import type { Question } from "./question-in.ts";
import { likelyMeanings } from "./recognized-meaning.ts";

/** What a line means after what was said before it, where its words alone tell something else or nothing. */
export interface InContext {
  intent: Intent;
  /** How likely it is, from 0 to 1. */
  share: number;
  /** What is asked and can be looked up. */
  questions: readonly Question[];
  /** Whether a task may be wished for besides. */
  mayWish(kind: string): boolean;
}

/** A line of the company's, and what its words alone tell. */
export interface Line {
  message: string;
  hearing: Hearing;
  conversation: Conversation;
  context: LineContext;
  intent: Intent | undefined;
  questions: readonly Question[];
  /** Whether it tells a time, a name, an address, a volume: something that a task or a plan needs. */
  tells: boolean;
}

/** Up to here a line hardly has a meaning that was heard in it. */
export const hardly = 0.1;
/** From here on a wish stands against what was heard, where that is hardly meant. */
export const surelyWished = 0.97;
/** Up to here nobody wishes for a task. */
export const hardlyWished = 0.02;

/** Things that were heard by their names: the words are seldom wrong about them. */
export const firm = new Set<Intent["kind"]>(["integration", "missing-integration", "industry"]);
/** Nothing is put in the place of these: "15 calls a day, which plan" wants one named. */
export const settled = new Set<Intent["kind"]>([
  "plan",
  "certificate",
  "message",
  "person",
  "phone",
  "off-topic",
  "language",
  "repeat",
  "more",
]);

/** All that was heard in a line. */
export const heardIn = ({ questions, intent }: Line): Intent[] => [
  ...questions.map((one) => one.intent),
  ...(intent ? [intent] : []),
];

/** Whether a task is open; a message that the receptionist only offers to pass on is none of the visitor's. */
export const isInTask = ({ task }: Conversation): boolean =>
  task !== undefined && task.kind !== "plan" && !(task.kind === "message" && task.offered);

/** Whether a line, or a part of it, has the form of a question. */
export const asks = (message: string): boolean =>
  [message, ...clausesOf(message).map(({ text }) => text)].some(
    (text) => /[?？]/.test(text) || opensQuestion(text),
  );

/** A question of 911 has to name it or what comes: a burst pipe at night is an ordinary call. */
export const ofEmergencyNumber =
  /911|ambulan|polic|fire dep|firem[ae]n|bomber|emergency (?:services|number)|报警|急救|消防/iu;

/** How likely a line, or a part of it, means a topic whatever stood before it. */
export const likelihoodAlone = (message: string, id: string): number =>
  Math.max(
    ...[message, ...clausesOf(message).map(({ text }) => text)].map(
      (text) => likelyMeanings(text).get(id) ?? 0,
    ),
  );
