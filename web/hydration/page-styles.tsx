import { useEffect, useState } from "react";
import { useMatches } from "react-router";

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
