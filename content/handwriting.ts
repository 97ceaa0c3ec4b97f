import { signatureOf, stepLine } from "./pen-line-names.ts";
import { scheduling } from "./scheduling.ts";
import { site } from "./site.ts";
import { testimonials } from "./testimonials.ts";

/** Who signs on the pages; a name that is not here has no signature. */
const signers = [
  ...testimonials.map(({ name }) => name),
  scheduling.host,
  site.name,
  "Jonas Arden",
];

/** Steps whose name the pen writes. */
export const steps = ["Connect", "Train", "Launch", "Engage", "Qualify", "Book & Sync"];

/**
 * Handwritten lines by name. Screen readers skip them: each line repeats the words beside it, or
 * only shows a voice answering a call.
 */
export const handwriting: Record<string, string> = {
  hero: "I’m sorry. Are you hurt?",
  "hero-narrow": "Are you hurt?",
  "footer-line": "always on the line",
  closing: "Hello, how can I help?",
  morning: "Good morning.",
  thanks: "Thank you, goodbye.",
  "kind-1": "Yes.",
  "kind-2": "Booked.",
  "kind-3": "Again?",
  "kind-4": "Of course.",
  "kind-5": "One moment.",
  "kind-6": "Let me see.",
  "kind-7": "Leave it to me.",
  "scene-train": "learn",
  "scene-automate": "answer",
  "scene-deploy": "connect",
  film: "hello",
  waiting: "one moment",
  written: "that is all",
  nothing: "nobody",
  ...Object.fromEntries(signers.map((name) => [signatureOf(name), name])),
  ...Object.fromEntries(steps.map((title) => [stepLine(title), title])),
};
