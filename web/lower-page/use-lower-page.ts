import { useEffect } from "react";

/**
 * Fetches the parts that only visitors who read on need: the bar of phones and the next free time.
 * A visitor who leaves at once costs no request.
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
