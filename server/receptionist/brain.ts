import type {
  Card,
  Language,
  Source,
  TakenFact,
  TakenSlip,
  TalkAction,
  TalkTurn,
} from "#contract/receptionist.ts";
import type { Actions } from "./actions.ts";
import type { Conversation } from "./conversation.ts";

/** The result of a turn. */
export interface Reply {
  language: Language;
  action: TalkAction;
  text: string;
  status: string;
  sources: Source[];
  card?: Card;
  suggestions: string[];
  placeholder?: string;
  /** Everything that was taken down so far. */
  facts?: TakenFact[];
  /** The name of the fact that the answer asks for. */
  asks?: string;
  /** The paper that the facts are written on. */
  slip?: TakenSlip;
  /** The conversation after this turn, without the lines that were just said. */
  conversation: Conversation;
}

/**
 * Output of a brain while it works: pages it reads, pieces of text, and finally the whole reply.
 */
export type Thought =
  | { type: "reading"; pages: string[] }
  | { type: "text"; text: string }
  | { type: "reply"; reply: Reply };

/** Answers one turn of a conversation. The last thought is always a reply. */
export interface Brain {
  think(
    turn: TalkTurn,
    conversation: Conversation,
    actions: Actions,
    signal: AbortSignal,
  ): AsyncIterable<Thought>;
}
