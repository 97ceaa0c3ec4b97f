import { useEffect } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the heading of a page that a finished step has led to. */
export function useFocusHeading() {
  const { state } = useLocation();
  useEffect(() => {
    if (!state?.arrived) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [state]);
}
