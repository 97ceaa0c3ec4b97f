/** Browsers without idle times wait so many milliseconds. */
const pause = 100;

const whenIdle = (then: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(then) : setTimeout(then, pause);

/**
 * Draws each skipped section of the page once, one after the other when nothing else is to do: the
 * browser remembers their sizes, and whatever scrolls to a place ends there (docs/decisions/008).
 */
export function drawAhead(): void {
  const sections = Array.from(document.querySelectorAll<HTMLElement>("main section"));
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    // The size is remembered with the frame that shows it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        section.style.contentVisibility = "";
        whenIdle(next);
      }),
    );
  };
  whenIdle(next);
}
