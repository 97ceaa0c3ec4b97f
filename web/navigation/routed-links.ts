import { useEffect } from "react";
import { matchPath, useNavigate } from "react-router";
import { pages } from "#content/pages.ts";
import { personaHash } from "../receptionist/talk-id.ts";
import { motionIsWelcome } from "../ui/link.tsx";

/**
 * Links that are not React's, such as those in static parts, lead to pages of the site by the router
 * too. What the browser must do itself stays with it: other tabs, files, other sites.
 */
export function useRoutedLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    // On the window, after everybody else: what React's own links answer is prevented by then.
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest("a");
      if (!(link instanceof HTMLAnchorElement) || !isOurs(event, link)) return;
      event.preventDefault();
      link.closest("dialog")?.close();
      navigate(link.pathname + link.search + link.hash, {
        replace: link.href === location.href,
        viewTransition: link.pathname !== location.pathname && motionIsWelcome(),
        // A rehearsal opens next to the page that is being read.
        preventScrollReset: link.hash.startsWith(personaHash),
      });
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [navigate]);
}

function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button || isModified(event)) return false;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return false;
  return Object.values(pages).some(({ path }) => matchPath(path, link.pathname));
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;
