import { useEffect, useRef, useState } from "react";

/**
 * Whether a place has come into view once. `near`: from how far outside it counts, as a CSS length.
 */
export function useInView<T extends HTMLElement>(near = "0px") {
  const place = useRef<T>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: near },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return { place, seen, see: () => setSeen(true) };
}
