/**
 * Sets the page in the web fonts once both are loaded. One part of the page per frame: all text laid
 * out anew at once blocks a slow phone for a quarter of a second. Last comes the body, for what is
 * added later; not the root, because a changed property of the root is passed down to every element.
 */
export async function showFonts(): Promise<void> {
  const loads = ["Serif", "Sans"].map((name) => document.fonts.load(`1em Farline ${name}`));
  await Promise.allSettled(loads);
  // A reload and a step back restore their own scroll position; on any other visit the browser may keep
  // what is read where it is (styles/base.css).
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate") document.body.dataset.stays = "";
  const parts = document.querySelectorAll<HTMLElement>("section,header,footer,dialog");
  for (const part of [...parts, document.body]) {
    await new Promise(requestAnimationFrame);
    part.dataset.fonts = "";
  }
}
