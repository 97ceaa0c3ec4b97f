import styles from "./marquee-animation.later.module.css";
import { marqueeCopies, marqueeSeconds, type Pace } from "./marquee-pace.ts";

/**
 * Moves the items of a `<Marquee>`: measures them, adds inert copies, and adapts to the window's
 * size. Nothing moves for visitors who prefer reduced motion. Returns a function that stops it.
 */
export function moveMarquee(row: HTMLElement): () => void {
  const list = row.querySelector("ul");
  if (!list) return () => {};
  const pace = paceOf(row);
  const least = Number(row.dataset.marquee);
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  const look = () => {
    const moving = !still.matches;
    const copies = moving
      ? marqueeCopies(list.offsetWidth, row.clientWidth + row.scrollLeft, least)
      : 1;
    setCopies(list, copies);
    row.classList.toggle(styles.moving ?? "", moving);
    row.style.setProperty("--copies", String(copies));
    row.style.setProperty("--seconds", `${marqueeSeconds(list.offsetWidth, pace)}s`);
  };
  const observer = new ResizeObserver(look);
  observer.observe(row);
  observer.observe(list);
  still.addEventListener("change", look);
  return () => {
    observer.disconnect();
    still.removeEventListener("change", look);
    setCopies(list, 1);
  };
}

/** The pace that `<Marquee>` set on its row. */
function paceOf({ dataset }: HTMLElement): Pace {
  return dataset.speed ? { speed: Number(dataset.speed) } : { seconds: Number(dataset.seconds) };
}

/** Sets the number of lists in the row to `count`, including the first one. */
function setCopies(list: HTMLElement, count: number) {
  const track = list.parentElement;
  if (!track) return;
  while (track.children.length > count) track.lastElementChild?.remove();
  while (track.children.length < count) {
    const copy = list.cloneNode(true) as HTMLElement;
    copy.inert = true;
    copy.ariaHidden = "true";
    track.append(copy);
  }
}
