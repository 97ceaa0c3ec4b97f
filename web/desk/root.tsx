import { type ReactNode, useEffect } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from "react-router";
import "../styles/tokens.css";
import "./styles/base.css";
import "./styles/text.css";
import "./styles/buttons.css";
import "./styles/controls.css";
import "./styles/chips.css";
import "./styles/marks.css";
import "./styles/frame.css";
import "./styles/tray.css";
import "./styles/tray-row.css";
import "./styles/bulk-bar.css";
import "./styles/menu.css";
import "./styles/calls.css";
import "./styles/lead.css";
import "./styles/lead-facts.css";
import "./styles/tables.css";
import "./styles/health.css";
import "./styles/sign-in.css";
import "./styles/empty.css";
import "./styles/dialog.css";
import "./styles/narrow-frame.css";
import "./styles/narrow-tray.css";
import "./styles/narrow-lead.css";
import "./styles/narrow-pages.css";
import "./styles/narrow-sign-in.css";
import "./styles/preferences.css";
import "./styles/print.css";
import { keepShown } from "./shell/keep-shown.ts";
import { Trouble } from "./shell/trouble.tsx";

export const clientMiddleware = [keepShown];

/** The fields of a route's `handle`: the class of the body, which the narrow layouts select by. */
export interface DeskHandle {
  body?: "out" | "at-list" | "at-lead";
}

/** The document of every page of the desk. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as DeskHandle | undefined);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <Meta />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <Links />
      </head>
      <body className={handles.findLast((handle) => handle?.body)?.body}>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(() => {
    document.documentElement.dataset.react = "ready";
    dispatchEvent(new Event("farline:ready"));
  }, []);
  return <Outlet />;
}

/** Shown for an error that no page of the desk caught. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <Trouble status={isRouteErrorResponse(error) ? error.status : 500} />;
}
