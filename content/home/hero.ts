import { pathOf } from "../pages.ts";
import type { MarginNote } from "../types/card.ts";
import type { Link } from "../types/link.ts";

/** First section of the home page. */
export const hero = {
  title: ["See Beyond", "Unlock Productivity with Ai"],
  text: "AI employees answer the calls, texts, chats and emails of law firms, practices and small businesses, day and night, and book the caller into your calendar.",
  action: { label: "Get started", href: pathOf("contact") } satisfies Link,
  note: {
    time: "9:42 pm",
    text: "A call comes in. Nobody is at the desk.",
  } satisfies MarginNote,
  said: {
    caller: "“I was rear-ended on Friday. I don’t know if I need a lawyer.”",
    agent: "“I’m sorry. Are you hurt, and has a doctor seen you yet?”",
  },
  card: {
    title: "Start your AI Journey",
    text: "Ask it what your callers ask you.",
    button: "Talk to the AI",
    stop: "Stop the line",
  },
} as const;
