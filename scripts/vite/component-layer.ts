import type { Plugin } from "vite";

/**
 * The layer for each folder's styles: components built from other components come in a higher
 * layer.
 */
const layers = [
  { layer: "ui", folder: /\/web\/ui\/[^?]*\.module\.css$/ },
  { layer: "parts", folder: /\/web\/(layout|forms|player|slip)\/[^?]*\.module\.css$/ },
];

/**
 * Puts the styles of shared components into the layers `ui` and `parts`, below the styles of the
 * sections that use them. Otherwise the chunk that the bundler happens to write last would win, and
 * a different one after client-side navigation.
 */
export function componentLayer(): Plugin {
  return {
    name: "component-layer",
    enforce: "pre",
    transform(code, id) {
      const file = id.split("?", 1)[0] ?? "";
      const layer = layers.find(({ folder }) => folder.test(file))?.layer;
      if (!layer) return null;
      // After client-side navigation, a new sheet comes before the first page's sheets. It has to
      // declare the order again; otherwise its layer would be the lowest.
      return `@layer base, ui, parts;\n@layer ${layer} {\n${code}\n}`;
    },
  };
}
