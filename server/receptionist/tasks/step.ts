import type { Card, Choice, TalkAction } from "#contract/receptionist.ts";
import type { Actions } from "#server/receptionist/actions.ts";
import type { Conversation, Task } from "#server/receptionist/conversation.ts";
import type { Hearing } from "#server/receptionist/hearing/hear.ts";

/** What a task is given to work on. */
export interface Step {
  hearing: Hearing;
  /** The message as it was written. */
  original: string;
  choice?: Choice | undefined;
  conversation: Conversation;
  actions: Actions;
}

/** What a task says. `task` is what goes on; absent: it is over. */
export interface Said {
  action: TalkAction;
  status: "booking" | "booked" | "message" | "sent" | "person" | "plan" | "answered";
  text: string;
  task?: Task;
  card?: Card;
  sources?: { title: string; detail: string; href: string }[];
  placeholder?: string;
  suggestions?: string[];
}
