import { useEffect, useState } from "react";
import { useMatches } from "react-router";

/**
 * Styles of sections override those of components, and these the base, whatever the order of the
 * files.
 */
export const layerOrder = "@layer base,ui,parts;";

/** Where entry.server inserts the style sheets of the page that it renders. */
export const inlinedStylesMark = "/*styles*/";

/**
 * The style sheets of the first page, inlined by entry.server. React keeps the existing markup and
 * never renders it again.
 */
export function InlinedStyles() {
  return (
    <style
      id="styles"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: layerOrder + inlinedStylesMark }}
    />
  );
}

/** Where entry.server inserts what can load later. */
export const deferredMark = "farline:deferred";

/**
 * The fonts, the styles of closed dialogs and of lower sections, the manifest, and the rules for
 * prefetching pages. hydrate-on-interaction.ts inserts them after the first paint; without scripts the
 * browser reads the sheets here.
 */
export function Deferred() {
  return (
    <noscript
      id="deferred"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: deferredMark }}
    />
  );
}

/** The router adds an empty fragment to a sheet that two routes share; the file is the same. */
export const sheetFile = (href: string) => href.replace(/#.*$/, "");

interface ClientManifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

/** Links to the style sheets of pages reached by client-side navigation. */
export function PageStyles() {
  const matches = useMatches();
  const [drawn, setDrawn] = useState<Set<string>>();
  const sheetsHere = () => {
    const manifest = (window as unknown as { __reactRouterManifest: ClientManifest })
      .__reactRouterManifest;
    return new Set(matches.flatMap(({ id }) => manifest.routes[id]?.css ?? []).map(sheetFile));
  };
  // The first page's styles are already in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first page
  useEffect(() => setDrawn(sheetsHere()), []);
  if (!drawn) return null;
  return [...sheetsHere()]
    .filter((href) => !drawn.has(href))
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}
