import type { Plugin } from "vite";

/** The layer of each folder's styles: what is built of components stands above them. */
const layers = [
  { layer: "ui", folder: /\/web\/ui\/[^?]*\.module\.css$/ },
  { layer: "parts", folder: /\/web\/(layout|forms|player|slip)\/[^?]*\.module\.css$/ },
];

/**
 * Puts the styles of shared components into the layers `ui` and `parts`, below the styles of the
 * sections that use them. Without it the winner would be whichever chunk the bundler happens to
 * write last, and another one when a page is reached without a new document.
 */
export function componentLayer(): Plugin {
  return {
    name: "component-layer",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?", 1)[0] ?? "";
      const layer = layers.find(({ folder }) => folder.test(file))?.layer;
      if (!layer) return null;
      // A sheet that comes with a later page stands above the first page's: it has to say the
      // order again, or its layer would be the lowest.
      return `@layer base, ui, parts;\n@layer ${layer} {\n${code}\n}`;
    },
  };
}
