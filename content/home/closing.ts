import { pathOf } from "../pages.ts";
import type { Link, Opener } from "../types/link.ts";

/** The horizon at the end of the home page. */
export const closing = {
  title: ["See beyond", "office hours"],
  text: "Thirty minutes with us. Bring the call you wish you had not missed.",
  call: { label: "Schedule a Call", opens: "booking" } satisfies Opener,
  start: { label: "Get Started", href: pathOf("contact") } satisfies Link,
} as const;
