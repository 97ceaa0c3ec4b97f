import type { Card, Choice, TalkAction } from "#contract/receptionist.ts";
import type { Actions } from "#server/receptionist/actions.ts";
import type { Conversation, Table, Task } from "#server/receptionist/conversation.ts";
import type { FactChanges } from "#server/receptionist/facts/facts.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";
import type { When } from "#server/receptionist/hearing/when.ts";

/** What a task is given to work on. The conversation's facts hold what this message said. */
export interface Step {
  hearing: Hearing;
  /** The message as it was written. */
  original: string;
  choice?: Choice | undefined;
  conversation: Conversation;
  actions: Actions;
  /** The facts that this message told or took back. */
  changes: FactChanges;
  /** What it says about a time. */
  when: When;
}

/** What a task says. `task` is what goes on; absent: it is over. */
export interface Said {
  action: TalkAction;
  status: "booking" | "booked" | "message" | "sent" | "person" | "plan" | "answered";
  text: string;
  /** The same in other words, where `text` was just said. */
  again?: string;
  task?: Task;
  card?: Card;
  sources?: { title: string; detail: string; href: string }[];
  placeholder?: string;
  suggestions?: string[];
  /** The name of the fact that is asked for. */
  asks?: string;
  /** Facts that came about with this answer: the day and time of a booking. */
  facts?: FactChanges;
  table?: Table;
  /** The message was not understood. */
  lost?: true;
}
