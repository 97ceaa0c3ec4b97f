import { useEffect, useRef, useState } from "react";

/**
 * Whether an element has been in view at least once. `near`: how far outside the view still counts,
 * as a CSS length.
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
