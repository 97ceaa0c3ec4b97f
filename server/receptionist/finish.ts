import { phrases } from "#content/receptionist/languages.ts";
import type { Language, Source } from "#contract/receptionist.ts";
import type { Reply } from "./brain.ts";
import type { Task } from "./conversation.ts";
import type { Understood } from "./receptionist.ts";
import type { Said } from "./tasks/step.ts";

/** Makes a reply of what was said and remembers what the question was about. */
export function finish({ step, hearing, intent }: Understood, said: Said): Reply {
  const { language } = step.hearing;
  const { asked: before, task: _, ...rest } = step.conversation;
  const topical = ["topic", "price", "integration", "industry"].includes(intent?.kind ?? "");
  const asked = topical ? { concepts: [...hearing.concepts], things: [...hearing.things] } : before;
  return {
    language,
    action: said.action,
    text: said.text,
    status: phrases[language].status[said.status],
    sources: distinct(said.sources ?? []),
    suggestions: said.suggestions ?? [],
    ...(said.card && { card: said.card }),
    ...(said.placeholder && { placeholder: said.placeholder }),
    conversation: {
      ...rest,
      language,
      ...(asked && { asked }),
      ...(said.task && { task: said.task }),
    },
  };
}

/** One of each address, the first. */
export function distinct(sources: readonly Source[]): Source[] {
  return sources.filter(
    (one, index) => sources.findIndex(({ href }) => href === one.href) === index,
  );
}

/** A text without anything around it. */
export const plain = (text: string): Said => ({ action: "answer", status: "answered", text });

/** What can be asked at any time. */
export const common = ({ suggestions: s }: (typeof phrases)["en"]) => [s.cost, s.mycase, s.book];

/** What is said when a task is dropped. */
export function drop(task: Task, language: Language): Said {
  const { booking, message } = phrases[language];
  return plain(task.kind === "booking" ? booking.dropped : message.dropped);
}
