import type { Card, Choice, TalkAction } from "#contract/receptionist.ts";
import type { Actions } from "#server/receptionist/actions.ts";
import type { Conversation, Table, Task } from "#server/receptionist/conversation.ts";
import type { FactChanges, Facts } from "#server/receptionist/facts/facts.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { When } from "#server/receptionist/hearing/when.ts";

/** The input of a task. The conversation's facts already include those of this message. */
export interface Step {
  hearing: Hearing;
  /** The message as it was written. */
  original: string;
  choice?: Choice | undefined;
  conversation: Conversation;
  actions: Actions;
  /** The facts before this message. */
  earlier?: Facts;
  /** The facts that this message told or took back. */
  changes: FactChanges;
  /** The time that the message gives. */
  when: When;
}

/** The reply of a task. `task` is the one that continues; absent: the task is over. */
export interface Said {
  action: TalkAction;
  status: "booking" | "booked" | "message" | "sent" | "person" | "plan" | "answered";
  text: string;
  /** The same in other words, used when `text` would repeat the last answer. */
  again?: string;
  task?: Task;
  card?: Card;
  sources?: { title: string; detail: string; href: string }[];
  placeholder?: string;
  suggestions?: string[];
  /** The name of the fact that is asked for. */
  asks?: string;
  /** Facts that this answer creates: the day and time of a booking. */
  facts?: FactChanges;
  table?: Table;
  /** What stays the subject of the conversation, whatever else the message sounds like. */
  asked?: Conversation["asked"];
  /** When the call is that was just booked. */
  booked?: string;
  /** The text of the message that was just sent. */
  sent?: string;
  /** The message was not understood. */
  lost?: true;
}
