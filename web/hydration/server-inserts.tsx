/**
 * Marks that entry.server replaces, each once, by what it found out about the page: the text of its
 * style sheets, and what can load later.
 */
export const serverInserts = {
  styles: "/*styles*/",
  deferred: "farline:deferred",
};

/** React keeps the existing markup and never renders it again. */
const inserted = (html: string) => ({
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});

/**
 * Styles of sections override those of components, and these the base, whatever the order of the
 * files.
 */
export const layerOrder = "@layer base,ui,parts;";

/** The style sheets of the first page. */
export const InlinedStyles = () => (
  <style id="styles" {...inserted(layerOrder + serverInserts.styles)} />
);

/**
 * The fonts, the styles of closed dialogs and of lower sections, the manifest, and the rules for
 * prefetching pages. hydrate-on-interaction.ts inserts them after the first paint; without scripts the
 * browser reads the sheets here.
 */
export const Deferred = () => <noscript id="deferred" {...inserted(serverInserts.deferred)} />;
