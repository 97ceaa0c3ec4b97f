/** Folder of the site's fonts. */
export const folder = new URL("../../web/styles/fonts/", import.meta.url);

/**
 * Family names of the fonts. "Source" is a reserved name of Adobe's: a subset is a modified
 * version, and the SIL Open Font License does not allow a modified version to use it.
 */
export const families = {
  "source-serif-4-display.woff2": "Farline Serif",
  "hanken-grotesk-400-700.woff2": "Hanken Grotesk",
} as const;
