import { type ReactNode, useEffect, useState } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import { Layout as SiteLayout } from "./layout/layout.tsx";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/deferred.css";
import favicon from "../public/favicon.svg?raw";
import { useCountedPages } from "./arrivals/use-counted-pages.ts";
import { PageStyles } from "./hydration/page-styles.tsx";
import { Deferred, InlinedStyles, layerOrder } from "./hydration/server-inserts.tsx";
import { useLowerPage } from "./lower-page/use-lower-page.ts";
import { ClientNavigation } from "./navigation/client-navigation.tsx";
import { useRoutedLinks } from "./navigation/routed-links.ts";
import { useHearButtons } from "./player/use-hear-buttons.ts";
import { configData, countsUrl } from "./site-config.ts";

/** Inside the page: 240 bytes that a browser would ask for before the page is seen. */
const tabIcon = `data:image/svg+xml,${favicon.trim().replaceAll("#", "%23").replaceAll('"', "'")}`;

/** The document. In production React's scripts wait in `noscript` for a first touch (hydration/hydrate-on-interaction.ts). */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-counts={countsUrl()} data-config={configData()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <meta name="theme-color" content="#ffe38c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={tabIcon} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {import.meta.env.DEV ? (
          <>
            <style>{layerOrder}</style>
            <Links />
          </>
        ) : (
          <InlinedStyles />
        )}
      </head>
      <body data-fonts={import.meta.env.DEV ? "" : undefined}>
        {children}
        {import.meta.env.DEV ? (
          <>
            <ClientNavigation />
            <Scripts />
          </>
        ) : (
          <>
            <PageStyles />
            <ClientNavigation />
            <Deferred />
            <noscript id="app">
              <Scripts />
            </noscript>
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  useRoutedLinks();
  useHearButtons();
  useLowerPage();
  useCountedPages();
  return (
    <>
      <SiteLayout>
        <Outlet />
      </SiteLayout>
      <Ready />
    </>
  );
}

/**
 * Says that React answers, so that held clicks are repeated (hydration/hydrate-on-interaction.ts). One render after the
 * first effects: what these set, such as an address that fills a form, is in place by then.
 */
function Ready() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    if (!mounted) return setMounted(true);
    document.documentElement.dataset.react = "ready";
    dispatchEvent(new Event("farline:ready"));
  }, [mounted]);
  return null;
}
