import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/**
 * Names the design's tokens (`--padrule`) by one or two signs in the built style sheets: 0.2 KB on
 * every page. Capitals and digits keep them apart from the properties that parts set for themselves;
 * `kept` are those that stand outside of style sheets.
 */
export function shortTokens(sheet: string, kept: string[]): Plugin {
  return {
    name: "short-tokens",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return;
      const tokens = tokensOf(readFileSync(sheet, "utf8")).filter((name) => !kept.includes(name));
      return { code: withShortTokens(code, tokens), map: null };
    },
  };
}

/** Every custom property that a style sheet declares, in its order. */
export function tokensOf(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/(--[a-z][\w-]*):/g), ([, name = ""]) => name))];
}

export function withShortTokens(css: string, tokens: string[]): string {
  return css.replace(/(?<![\w-])--[a-z][\w-]*/g, (name) => {
    const number = tokens.indexOf(name);
    return number < 0 ? name : `--${number.toString(36).toUpperCase()}`;
  });
}
