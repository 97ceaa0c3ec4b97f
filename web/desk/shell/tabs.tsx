import { NavLink } from "react-router";
import { mostCounted, type TrayCounts } from "#contract/desk-tray.ts";
import { sayCount } from "../tray/tray-words.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { pathOf, places } from "./navigation.ts";

/** The navigation at the bottom edge of a phone. */
export function Tabs({ counts }: { counts: TrayCounts }) {
  return (
    <nav className="tabs" aria-label="Desk, short">
      {places.map(({ page, label, icon }) => (
        <NavLink key={page} to={pathOf(page)} end>
          <DeskIcon name={icon} />
          {label}
          {page === "tray" && counts.waiting > 0 && (
            <span className="n">{sayCount(counts.waiting, mostCounted)}</span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
