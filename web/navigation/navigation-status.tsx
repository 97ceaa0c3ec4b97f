import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { headerWords } from "#content/navigation.ts";
import { motionIsWelcome } from "../ui/link.tsx";

/** Milliseconds before a slow navigation is shown. */
const unannounced = 150;

/**
 * Shows that a page is loading, announces its title when it has loaded, and moves the focus to it.
 */
export function NavigationStatus() {
  const slow = useSlowNavigation();
  const title = useFocusTaken();
  return (
    <>
      {slow && <div ref={run} style={line} />}
      <p role="status" className="visually-hidden">
        {slow ? headerWords.loading : title}
      </p>
    </>
  );
}

/** The red line at the top edge. A class would put its styles into every page before a touch. */
const line = {
  position: "fixed",
  inset: "0 0 auto",
  height: 3,
  zIndex: 90,
  background: "var(--red)",
  transformOrigin: "left",
} as const;

/** The line advances quickly and never reaches the end, because the remaining time is unknown. */
function run(element: HTMLElement | null) {
  if (!motionIsWelcome()) return;
  element?.animate([{ scale: "0 1" }, { scale: ".95 1" }], {
    duration: 8000,
    easing: "cubic-bezier(0,.7,.3,1)",
    fill: "forwards",
  });
}

/** Whether a page has been loading for so long that the visitor should see it. */
function useSlowNavigation(): boolean {
  const waits = useNavigation().state !== "idle";
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(setSlow, unannounced, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  return slow;
}

/**
 * Moves the focus to the element in the address's fragment, or else to the main part of the new
 * page. Returns the title of the new page.
 */
function useFocusTaken(): string | undefined {
  const location = useLocation();
  const last = useRef(location);
  const [title, setTitle] = useState<string>();
  useLayoutEffect(() => {
    const from = last.current;
    if (from === location) return;
    last.current = location;
    const turned = from.pathname !== location.pathname;
    const place = document.getElementById(location.hash.slice(1) || (turned ? "main" : ""));
    if (place && place.tabIndex < 0) place.tabIndex = -1;
    place?.focus({ preventScroll: true });
    if (turned) setTitle(document.title);
  }, [location]);
  return title;
}
