import { NavLink, useLocation } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import { mostCounted, type TrayCounts } from "#contract/desk-tray.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { sayCount } from "../ui/say-count.ts";
import { pathOf, places } from "./navigation.ts";

/** Tabs that fit the width of a phone; with more places the last tab opens the others. */
const most = 5;
const shown = places.length > most ? places.slice(0, most - 1) : places;
const others = places.slice(shown.length);

/** The navigation at the bottom edge of a phone. */
export function Tabs({ counts }: { counts: TrayCounts }) {
  const { pathname } = useLocation();
  const isElsewhere = others.some(({ page }) => pathname.startsWith(pathOf(page)));
  return (
    <nav className="tabs" aria-label={shellWords.tabs}>
      {shown.map(({ page, label, icon }) => (
        <NavLink key={page} to={pathOf(page)} end>
          <DeskIcon name={icon} />
          {label}
          {page === "tray" && counts.waiting > 0 && (
            <span className="n">{sayCount(counts.waiting, mostCounted)}</span>
          )}
        </NavLink>
      ))}
      {others.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget="more-places"
            aria-current={isElsewhere ? "true" : undefined}
          >
            <DeskIcon name="more" />
            {shellWords.more}
          </button>
          <div id="more-places" popover="auto" className="menu">
            {others.map(({ page, label, icon }) => (
              <NavLink
                key={page}
                className="me"
                to={pathOf(page)}
                onClick={({ currentTarget }) =>
                  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()
                }
              >
                <DeskIcon name={icon} />
                {label}
              </NavLink>
            ))}
          </div>
        </>
      )}
    </nav>
  );
}
