import { useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, type ScrollRestorationProps, useLocation } from "react-router";
import { NavigationStatus } from "./navigation-status.tsx";

/**
 * Scroll positions during client-side navigation: a new page begins at the top, and going back
 * restores its position. Loads with React; until then the browser does this itself, so that the page
 * does not jump when React starts.
 */
export function ClientNavigation() {
  const [placeOf, setPlaceOf] = useState<PlaceOf>();
  useLayoutEffect(() => setPlaceOf(() => nameEntry()), []);
  return (
    placeOf && (
      <>
        <AtOnce />
        <ScrollRestoration getKey={placeOf} />
        <NavigationStatus />
      </>
    )
  );
}

type PlaceOf = NonNullable<ScrollRestorationProps["getKey"]>;

/**
 * Gives the history entry on which React starts a new key. Without a key it would be the router's
 * "default", whose position is lost with the document. With its old key the router would scroll back
 * to the old position, although the browser has already restored it and the visitor may have
 * scrolled on. @returns the key of an entry: entries from before React are told apart by URL.
 */
function nameEntry(): PlaceOf {
  const { state } = history;
  const nameOf = ({ pathname, hash }: { pathname: string; hash: string }) =>
    performance.timeOrigin + pathname + hash;
  history.replaceState({ ...state, key: nameOf(location) }, "");
  return (entry) =>
    entry.key === "default" || entry.key === state?.key ? nameOf(entry) : entry.key;
}

/**
 * Another page is at its place at once: only ways within a page scroll smoothly. Stands before the
 * scroll memory, because effects run in the order of the tree.
 */
function AtOnce() {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { style } = document.documentElement;
    style.scrollBehavior = "auto";
    // Reading scrollY makes the browser apply the new style first: without that, a scroll to the
    // very top still uses the old one.
    let place = scrollY;
    queueMicrotask(() => {
      place = scrollY;
    });
    const frame = requestAnimationFrame(() => {
      // A smooth scroll still running from the last page would take its next step on this one.
      scrollTo(scrollX, place);
      style.scrollBehavior = "";
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return null;
}
