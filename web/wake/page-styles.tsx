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

/** The router marks a sheet that two routes share with an empty fragment; the file is the same. */
const sheetFile = (href: string) => href.replace(/#.*$/, "");

interface ClientManifest {
  routes: Record<string, { css?: string[] } | undefined>;
}

/** Links for the style sheets of pages that are reached without a new document. */
export function PageStyles() {
  const matches = useMatches();
  const [inlined, setInlined] = useState<Set<string>>();
  useEffect(() => {
    setInlined(new Set(document.getElementById("styles")?.dataset.of?.split(" ")));
  }, []);
  if (!inlined) return null;
  const manifest = (window as unknown as { __reactRouterManifest: ClientManifest })
    .__reactRouterManifest;
  const sheets = matches.flatMap((match) => manifest.routes[match.id]?.css ?? []).map(sheetFile);
  return [...new Set(sheets)]
    .filter((href) => !inlined.has(href))
    .map((href) => <link key={href} rel="stylesheet" href={href} precedence="page" />);
}
