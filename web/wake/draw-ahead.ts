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
    const section = sections.find((one) => !isNear(one));
    if (!section) return;
    sections.splice(sections.indexOf(section), 1);
    section.style.contentVisibility = "visible";
    // The size is remembered with the frame that shows it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!isNear(section)) section.style.contentVisibility = "";
        whenIdle(next);
      }),
    );
  };
  whenIdle(next);
}

/** In the window or one window away: it is drawn already, and would blink if it were skipped now. */
function isNear(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect();
  return bottom > -innerHeight && top < 2 * innerHeight;
}
