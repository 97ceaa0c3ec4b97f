import { reloadEvery } from "./reload-every.ts";

/**
 * Reloads the picture in `frame`, which plays once, every `data-reload` milliseconds, with a new
 * query each time so that no cache answers. Only while it is in view and not paused, and never for
 * visitors who prefer reduced motion. Returns a function that stops it.
 */
export function reloadPicture(frame: HTMLElement): () => void {
  const image = frame.querySelector("img");
  const pause = frame.querySelector<HTMLInputElement>("[data-stops]");
  if (!image) return () => {};
  const motion = matchMedia("(prefers-reduced-motion: no-preference)");
  let seen = false;
  let stop: (() => void) | undefined;

  const look = () => {
    const play =
      seen && !pause?.checked && motion.matches && document.visibilityState === "visible";
    if (play && !stop) stop = reloadEvery(image, Number(frame.dataset.reload));
    if (!play) {
      stop?.();
      stop = undefined;
    }
  };
  const observer = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    look();
  });
  observer.observe(image);
  pause?.addEventListener("change", look);
  motion.addEventListener("change", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    observer.disconnect();
    pause?.removeEventListener("change", look);
    motion.removeEventListener("change", look);
    document.removeEventListener("visibilitychange", look);
    stop?.();
  };
}
