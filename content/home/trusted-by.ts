import { logos, marqueeSpeed } from "../marks.ts";

/** The marquee under the hero: tools our agents work in, not customers, and it says so. */
export const trustedBy = {
  title: "Trusted by teams who work in",
  logos,
  pixelsPerSecond: marqueeSpeed.logos,
  stop: "Stop the logos",
} as const;
