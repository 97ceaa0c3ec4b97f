import type { ReactNode } from "react";
import { signInWords as words } from "#content/desk/sign-in-words.ts";
import { Logo } from "../ui/logo.tsx";
import { type StrokeName, strokes } from "./strokes.ts";

/** The sheet that all pages before sign-in share. `note`: the text in the margin, and its time. */
export function SignInSheet({
  title,
  lead,
  stroke,
  note,
  children,
}: {
  title: string;
  lead: ReactNode;
  stroke: StrokeName;
  note?: { time: string; text: string };
  children: ReactNode;
}) {
  const { width, path } = strokes[stroke];
  return (
    <div className="sign-in">
      <header>
        <Logo />
      </header>
      <main id="main">
        <h1>{title}</h1>
        <p className="lead1">{lead}</p>
        <div className="stroke" aria-hidden="true">
          {note && (
            <p>
              <b>{note.time}</b>
              {note.text}
            </p>
          )}
          <svg
            className="p"
            width={width}
            height="40"
            viewBox={`0 -37 ${width} 40`}
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
        </div>
        {children}
      </main>
      <footer>
        {words.footer}{" "}
        <a className="u" href="/">
          {words.site}
        </a>
      </footer>
    </div>
  );
}
