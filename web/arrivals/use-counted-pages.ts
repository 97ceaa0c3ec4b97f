import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { count } from "./count.ts";
import { measureVisit } from "./measure-visit.ts";

/** Milliseconds for which a page must be visible to count. */
const glance = 1000;

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
    }, glance);
    return () => clearTimeout(timer);
  }, [pathname]);
}
