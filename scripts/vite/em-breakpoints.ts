import type { Plugin } from "vite";

/** Pixels of `1em` in a media query at the browser's default font size. */
const root = 16;

/**
 * Breakpoints are written in px, as in the design, and built in em: a reader with a larger font
 * size in the browser gets the narrower layout, in which the text has room.
 */
export function emBreakpoints(): Plugin {
  return {
    name: "em-breakpoints",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id) || !code.includes("@media")) return;
      return { code: inEm(code), map: null };
    },
  };
}

/** `@media (max-width: 1179px)` → `@media (max-width: 73.6875em)`; other lengths stay. */
export function inEm(css: string): string {
  return css.replace(/@media[^{]+/g, (rule) =>
    rule.replace(/([\d.]+)px/g, (_, length: string) => `${Number(length) / root}em`),
  );
}
