import { Fragment } from "react";
import { Link, useLocation } from "react-router";
import { shellWords as words } from "#content/desk/shell-words.ts";
import { folderNames } from "#content/desk/tray-words.ts";
import type { DeskPerson } from "#contract/desk-person.ts";
import { mostCounted, type TrayCounts } from "#contract/desk-tray.ts";
import { KeysDialog } from "../keys/keys-dialog.tsx";
import { LiveSign } from "../live/live-sign.tsx";
import { folderOrder } from "../tray/folder-order.ts";
import { readTrayQuery, writeTrayQuery } from "../tray/tray-query.ts";
import { DeskIcon } from "../ui/desk-icon.tsx";
import { Logo } from "../ui/logo.tsx";
import { sayCount } from "../ui/say-count.ts";
import { Who } from "../ui/who.tsx";
import { isBelow, pathOf, places } from "./navigation.ts";

/** Only what asks for somebody is counted. */
const noFigures = { waiting: 0, answered: 0, closed: 0, marked: 0, all: 0 };

/** The navigation left of the red rule. */
export function Rail({
  person,
  counts,
  needing,
}: {
  person: DeskPerson;
  counts: TrayCounts;
  /** Connections that need a person. */
  needing: number;
}) {
  const { pathname, search } = useLocation();
  const inTray = pathname === "/" || pathname.startsWith("/leads/");
  const { folder } = readTrayQuery(new URLSearchParams(search));
  const figures = { ...noFigures, ...counts };
  return (
    <header className="rail">
      <Logo />
      <nav aria-label={words.navigation}>
        {places.map(({ page, label, icon }) => (
          <Fragment key={page}>
            <Link
              to={pathOf(page)}
              aria-current={
                (page === "tray" ? inTray : isBelow(page, pathname)) ? "page" : undefined
              }
            >
              <DeskIcon name={icon} />
              <span>{label}</span>
              {page === "tray" && <Figure of={counts.waiting} />}
              {page === "connections" && needing > 0 && (
                <span className="n red">
                  <span className="vh">{words.needing}</span>
                  {needing}
                </span>
              )}
            </Link>
            {page === "tray" && inTray && (
              <div className="sub">
                {folderOrder.map((name) => (
                  <Link
                    key={name}
                    to={`/${writeTrayQuery({ folder: name })}`}
                    aria-current={name === folder ? "true" : undefined}
                  >
                    <span>{folderNames[name]}</span>
                    <Figure of={figures[name]} />
                  </Link>
                ))}
              </div>
            )}
          </Fragment>
        ))}
      </nav>
      <div className="foot">
        <div className="signs">
          <LiveSign />
          <KeysDialog />
        </div>
        <Link className="me" to={pathOf("sessions")} aria-label={words.mine(person.name)}>
          <Who person={person} />
          <span>{person.name}</span>
          <DeskIcon name="more" />
        </Link>
      </div>
    </header>
  );
}

function Figure({ of }: { of: number }) {
  const text = sayCount(of, mostCounted);
  return text ? <span className="n">{text}</span> : null;
}
