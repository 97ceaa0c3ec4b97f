import type { MarginNote } from "../card.ts";
import type { Link } from "../link.ts";
import { pathOf } from "../pages.ts";

/** First section of the home page. */
export const hero = {
  title: ["See Beyond", "Unlock Productivity with Ai"],
  text: "AI employees that answer every call, chat, email and text your firm receives, day or night, in the language of the person asking.",
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
    text: "Ask what a client would ask at nine in the evening. It answers out loud.",
    button: "Talk to the AI",
    stop: "Stop the line",
  },
} as const;
