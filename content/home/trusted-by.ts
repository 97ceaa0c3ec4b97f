import { logos } from "../marks.ts";

/** The marquee under the hero: tools our agents work in, not customers, and it says so. */
export const trustedBy = {
  title: "Trusted by teams who work in",
  logos,
  stop: "Stop the logos",
} as const;
