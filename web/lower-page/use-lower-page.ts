import { useEffect } from "react";

/**
 * Fetches what only visitors who scroll need, the phone's bar and the next free time, so that a
 * visitor who leaves at once causes no request.
 */
export function useLowerPage(): void {
  useEffect(() => {
    const look = () => {
      const foot = document.documentElement.scrollHeight - innerHeight;
      if (scrollY < Math.min(innerHeight / 2, foot)) return;
      removeEventListener("scroll", look);
      import("./open-lower-page.tsx").then(
        ({ openLowerPage }) => openLowerPage(),
        () => {},
      );
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
}
