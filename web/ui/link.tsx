import { type LinkProps, Link as RouterLink } from "react-router";

/**
 * Whether a transition between pages is allowed. The server does not know the visitor's preference
 * and leaves it out.
 */
export const motionIsWelcome = () =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion:no-preference)").matches;

/** A link to a page of this site. The client knows all routes, so none has to be discovered. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" viewTransition={motionIsWelcome()} {...props} />;
}
