import { useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, useLocation } from "react-router";

/**
 * New pages begin at their top, and going back returns to the place that was left. It comes with
 * React: until then the browser does this alone, and nobody is moved when React wakes.
 */
export function ScrollMemory() {
  const [awake, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  return (
    awake && (
      <>
        <PageTurn />
        <ScrollRestoration />
      </>
    )
  );
}

/**
 * Another page is at its place at once: only ways within a page scroll smoothly. Stands before the
 * scroll memory, because effects run in the order of the tree.
 */
function PageTurn() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { style } = document.documentElement;
    style.scrollBehavior = "auto";
    const frame = requestAnimationFrame(() => {
      style.scrollBehavior = "";
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return null;
}
