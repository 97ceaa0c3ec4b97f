import { Link } from "react-router";
import { shellWords } from "#content/desk/shell-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { Who } from "../ui/who.tsx";
import { pathOf } from "./navigation.ts";

/** The bar on top of a phone's screen. */
export function TopBar({ person }: { person: DeskPerson }) {
  return (
    <header className="topbar">
      <Logo />
      <Link
        className="btn bare sq end"
        to={`${pathOf("tray")}#words`}
        aria-label={shellWords.search}
      >
        <DeskIcon name="search" />
      </Link>
      <Link
        className="btn bare sq"
        to={pathOf("sessions")}
        aria-label={shellWords.mineShort(person.name)}
      >
        <Who person={person} />
      </Link>
    </header>
  );
}
