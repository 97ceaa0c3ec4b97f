import { phrases } from "#content/receptionist/languages.ts";
import { turnPhrases } from "#content/receptionist/turn-phrases.ts";
import type { Language } from "#contract/receptionist.ts";
import type { Task } from "#server/receptionist/conversation.ts";
import { continueBooking, remindBooking } from "./booking-task.ts";
import { continueChange, remindChange } from "./change-task.ts";
import { continueMessage, remindMessage } from "./message-task.ts";
import { continuePlan } from "./plan-task.ts";
import type { Said, Step } from "./step.ts";

/** Goes on with a task; undefined when the message adds nothing to it. */
export function continueTask(task: Task, step: Step): Promise<Said | undefined> | Said | undefined {
  switch (task.kind) {
    case "booking":
      return continueBooking(task, step);
    case "message":
      return continueMessage(task, step);
    case "change":
      return continueChange(task, step);
    case "plan":
      return continuePlan(task, step);
  }
}

/** Whether a task waits for the visitor, and not only offers something. */
export const isOpen = (task: Task) =>
  task.kind !== "plan" && !(task.kind === "message" && task.offered);

/**
 * Repeats a task's open question after an interruption; undefined when the task only makes an
 * offer.
 */
export function remindTask(task: Task, step: Step): Promise<Said> | Said | undefined {
  if (!isOpen(task)) return undefined;
  switch (task.kind) {
    case "booking":
      return remindBooking(task, step);
    case "message":
      return remindMessage(task, step);
    case "change":
      return remindChange(task, step);
    case "plan":
      return undefined;
  }
}

/** Confirms that a task is dropped. The chosen time is forgotten. */
export function dropTask(task: Task, language: Language): Said {
  const { booking, message } = phrases[language];
  const text =
    task.kind === "change"
      ? turnPhrases[language].change.kept
      : task.kind === "booking"
        ? booking.dropped
        : message.dropped;
  return {
    action: "answer",
    status: "answered",
    text,
    facts: { day: null, time: null, ...(task.kind === "message" && { message: null }) },
  };
}
