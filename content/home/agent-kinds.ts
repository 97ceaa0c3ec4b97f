import type { IconCard } from "../types/card.ts";

/** Seven types of agent, from quick reflex to long thought. */
export const agentKinds = {
  title: "Seven kinds of agent",
  text: "From quick reflex to long thought. Start with one.",
  items: [
    {
      icon: "arrow",
      title: "Reactive",
      description: "Answers the moment it is asked: hours, address, parking, fees.",
    },
    {
      icon: "check",
      title: "Task-specialized",
      description: "Does one job all day and does it well, from intake to reminders.",
    },
    {
      icon: "clock",
      title: "Context-aware",
      description: "Remembers the last call, the open matter and who prefers a text.",
    },
    {
      icon: "people",
      title: "Socially savvy",
      description: "Hears worry, hurry or anger, and changes its tone to suit.",
    },
    {
      icon: "sync",
      title: "Self-reflective",
      description: "Reviews its own calls and asks you before it changes anything.",
    },
    {
      icon: "globe",
      title: "Generalized intelligence",
      description: "Carries a request across calendar, CRM and case file without a script.",
    },
    {
      icon: "bulb",
      title: "Superintelligent",
      description: "Reads months of conversations and points to demand you had not seen.",
    },
  ] satisfies IconCard[],
} as const;
