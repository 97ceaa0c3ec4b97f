import { useEffect, useState } from "react";
import { useMatches } from "react-router";

/** Sections stand above components, components above the base, whatever the order of the files. */
export const layerOrder = "@layer base,ui,parts;";

/** Where entry.server puts the style sheets of the page that it renders. */
export const inlinedStylesMark = "/*styles*/";

/**
 * The style sheets of the first page, inlined by entry.server. React keeps what is in the document
 * and never writes it again.
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

/** Where entry.server puts what can come later. */
export const deferredMark = "farline:deferred";

/**
 * The fonts, the styles that only closed dialogs use, the manifest, and the rules for fetching
 * next pages. hydrate-on-interaction.ts puts them into the page when it has loaded; where no script
 * runs the browser reads the sheets here.
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

/** The router marks a sheet that two routes share with an empty fragment; the file is the same. */
export const sheetFile = (href: string) => href.replace(/#.*$/, "");

interface ClientManifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

/** Links for the style sheets of pages that are reached without a new document. */
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
