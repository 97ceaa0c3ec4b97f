import { useEffect, useState } from "react";
import { bookingPath, pages } from "#content/pages.ts";
import { quickWays as words } from "#content/quick-ways.ts";
import { site } from "#content/site.ts";
import { count } from "../arrivals/count.ts";
import { talkId } from "../receptionist/talk-id.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./quick-bar.module.css";

const used = () => count("bar");

/** The storage key under which the tab remembers that the bar was dismissed. */
const hiddenName = "quick-bar";
/** Pages that already show how to reach us. */
const own = [pages.contact.path, pages.booking.path];

/**
 * The phone's bar with Call, Talk and Book, shown below the first screen. It hides over forms, the
 * player and the footer; dialogs cover it.
 */
export function QuickBar() {
  const [put, setPut] = useState(isPutAway);
  const free = useFreeFoot();
  if (put) return null;
  const away = () => {
    setPut(true);
    try {
      sessionStorage[hiddenName] = "away";
    } catch {
      // Storage is blocked: the bar stays dismissed until the next document.
    }
  };
  return (
    <nav
      aria-label={words.label}
      className={styles.bar}
      inert={!free}
      data-shown={free || undefined}
    >
      <a href={site.phone.href} aria-label={words.callLabel} onClick={used}>
        <Icon name="phone" />
        {words.call}
      </a>
      <button
        type="button"
        aria-label={words.talkLabel}
        command="show-modal"
        commandfor={talkId}
        onClick={used}
      >
        <Icon name="microphone" />
        {words.talk}
      </button>
      <a href={bookingPath} aria-label={words.bookLabel} onClick={used}>
        <Icon name="calendar" />
        {words.book}
      </a>
      <button type="button" aria-label={words.dismiss} title={words.dismiss} onClick={away}>
        <Icon name="close" />
      </button>
    </nav>
  );
}

function isPutAway(): boolean {
  try {
    return Boolean(sessionStorage[hiddenName]);
  } catch {
    return false;
  }
}

/** Height of the bar with its shadow, in px (quick-bar.module.css). */
const height = 72;
const avoided =
  "main form, [data-call]:has([data-now]), footer, :is(input, select, textarea):focus";

/** Whether the page is scrolled below its first screen and nothing to avoid is under the bar. */
function useFreeFoot(): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isInTheWay = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top < innerHeight && bottom > innerHeight - height;
      };
      setFree(
        scrollY > innerHeight &&
          !own.includes(location.pathname) &&
          !Array.from(document.querySelectorAll(avoided)).some(isInTheWay),
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const events = ["scroll", "resize", "focusin", "focusout"];
    for (const event of events) addEventListener(event, soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) removeEventListener(event, soon);
    };
  }, []);
  return free;
}
