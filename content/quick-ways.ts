import { scheduling } from "./scheduling.ts";
import { site } from "./site.ts";

/** Words of the bar at the foot of phones. */
export const quickWays = {
  label: "Quick ways to reach us",
  call: "Call",
  callLabel: `Call ${site.phone.display}`,
  talk: "Talk",
  talkLabel: "Talk to the AI",
  book: "Book",
  bookLabel: "Book a call",
  dismiss: "Hide this bar",
} as const;

/** The next free time, in one line; before it is known, what can be booked. */
export const nextTime = {
  book: `Book ${scheduling.minutesInWords.toLowerCase()} minutes with ${scheduling.host}`,
  next: (when: string) => `Next: ${when}, with ${scheduling.host}`,
} as const;
