import type { IconName } from "#content/icons.ts";
import sprite from "../pictures/icons.svg";
import inlined from "../pictures/inlined.json";
import shared from "../pictures/shared.svg";
import type { PenLineName } from "./pen.tsx";

const drawings: Readonly<Record<string, string>> = inlined;

/**
 * What draws an icon or a handwritten line inside an `<svg>` or `<g>`. The server writes the drawing
 * itself, so that it arrives with the text of the page, or refers to the file of what most pages share
 * (scripts/pictures/icons.ts). React leaves that alone; what it draws later refers to the file of all
 * drawings, so that no script contains them.
 */
export function drawn(name: IconName | PenLineName) {
  const html = import.meta.env.SSR
    ? (drawings[name] ?? `<use href="${shared}#${name}"/>`)
    : `<use href="${sprite}#${name}"/>`;
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
}

/** The `href` of a `<use>` for a drawing in the file that most pages share. */
export const sharedDrawing = (name: string) => `${shared}#${name}`;
