import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * Whether one page may fade into the next. The server cannot know the visitor's preference and
 * omits it.
 */
export const motionIsWelcome = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion:no-preference)").matches;

/** A link to a page of this site. All routes are known at once: none is to be discovered. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" viewTransition={motionIsWelcome()} {...props} />;
}
