import type { ReactNode } from "react";
import { Link } from "react-router";
import { connectionsWords } from "#content/desk/connections-words.ts";
import { pathOf } from "../shell/navigation.ts";

/** The head of a page about one connection, with the way back to all of them. */
export function ConnectionHead({
  title,
  url,
  children,
}: {
  title: string;
  url: string | undefined;
  children?: ReactNode;
}) {
  return (
    <header>
      <div>
        <p className="sm">
          <Link className="u" to={pathOf("connections")}>
            {connectionsWords.title}
          </Link>
        </p>
        <h1>{title}</h1>
        {url && <p className="mono">{url}</p>}
      </div>
      {children}
    </header>
  );
}
