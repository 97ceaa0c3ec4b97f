import { useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, type ScrollRestorationProps, useLocation } from "react-router";
import { NavigationStatus } from "./navigation-status.tsx";

/**
 * Does what a browser does for a new document, when the router changes the page: new pages begin
 * at the top, and going back restores the scroll position. It loads with React: until then the
 * browser does this alone, and the page does not jump when React starts.
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
 * Gives the entry of the history on which React starts a new name. Without one it would be the
 * router's "default", whose place is lost with the document; by its old one the router would bring
 * it back to where it was left, though the browser has been there and the visitor may have gone on.
 * Returns the names of entries: jumps within the document before React are told apart by address.
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
