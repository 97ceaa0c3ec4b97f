/** Where the fonts of the site lie. */
export const folder = new URL("../../web/styles/fonts/", import.meta.url);

/**
 * What each font calls itself. "Source" is a reserved name of Adobe's: a subset is a changed
 * version, which the SIL Open Font License forbids to bear it.
 */
export const families = {
  "source-serif-4-display.woff2": "Farline Serif",
  "hanken-grotesk-400-700.woff2": "Hanken Grotesk",
} as const;
