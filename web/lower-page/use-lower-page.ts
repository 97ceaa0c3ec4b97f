import { useEffect } from "react";

/**
 * Fetches what only visitors need who read on: the bar of phones and the next free time. Somebody
 * who looks for a moment costs no request.
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
