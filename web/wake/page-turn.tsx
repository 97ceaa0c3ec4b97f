import { useLayoutEffect, useRef, useState } from "react";
import { ScrollRestoration, type ScrollRestorationProps, useLocation } from "react-router";
import { Arrival } from "./arrival.tsx";
import { layOutWhole } from "./whole.ts";

/**
 * What a new document does by itself, where the router changes the page. New pages begin at their
 * top, and going back returns to the place that was left. It comes with React: until then the
 * browser does this alone, and nobody is moved when React wakes.
 */
export function PageTurn() {
  const [awake, setAwake] = useState(false);
  useLayoutEffect(() => setAwake(true), []);
  return (
    awake && (
      <>
        <Whole />
        <AtOnce />
        <ScrollRestoration getKey={placeOf} />
        <Arrival />
      </>
    )
  );
}

/**
 * Entries of the history that the router did not make (the first of a document, and jumps within it
 * before React) all bear the key "default": they are told apart by their address.
 */
const placeOf: ScrollRestorationProps["getKey"] = ({ key, pathname, hash }) =>
  key === "default" ? performance.timeOrigin + pathname + hash : key;

/** Back and forward end where they should. Stands before the scroll memory, like the next. */
function Whole() {
  const location = useLocation();
  const first = useRef(location);
  useLayoutEffect(() => {
    if (first.current !== location) layOutWhole();
  }, [location]);
  return null;
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
    // Reading it makes the style count: to the very top the browser goes by the styles it has.
    let place = scrollY;
    queueMicrotask(() => {
      place = scrollY;
    });
    const frame = requestAnimationFrame(() => {
      // A smooth scroll that ran on the last page takes its next step on this one.
      scrollTo(scrollX, place);
      style.scrollBehavior = "";
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
  return null;
}
