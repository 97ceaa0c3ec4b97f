import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { viewAfter } from "#contract/counts.ts";
import { count } from "./count.ts";
import { measureVisit } from "./measure-visit.ts";

/** Counts the pages reached by client-side navigation, and measures the visit. */
export function useCountedPages(): void {
  const { pathname } = useLocation();
  const counted = useRef(pathname);
  useEffect(measureVisit, []);
  useEffect(() => {
    if (counted.current === pathname) return;
    const timer = setTimeout(() => {
      counted.current = pathname;
      if (!document.hidden) count("view");
    }, viewAfter);
    return () => clearTimeout(timer);
  }, [pathname]);
}
