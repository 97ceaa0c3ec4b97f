import { type RefObject, useEffect, useRef, useState } from "react";

/** Milliseconds for which what was done can be taken back with one press. */
const briefly = 10_000;

/**
 * Whether something is still shown: for ten seconds, and as long as the pointer or the focus is on
 * it. Without scripts it stays.
 */
export function useBrief<T extends HTMLElement>(): { isShown: boolean; ref: RefObject<T | null> } {
  const ref = useRef<T>(null);
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const look = () => {
      const held = ref.current?.matches(":hover, :focus-within");
      if (held) timer = setTimeout(look, briefly / 10);
      else setShown(false);
    };
    let timer = setTimeout(look, briefly);
    return () => clearTimeout(timer);
  }, []);
  return { isShown, ref };
}
