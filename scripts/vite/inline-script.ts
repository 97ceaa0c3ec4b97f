import { build, type Plugin } from "vite";

const suffix = "?script";

/**
 * `import source from "./x.ts?script"` returns the module as the text of one small classic script,
 * bundled and minified, to inline in a page. It may not import packages.
 */
export function inlineScript(): Plugin {
  return {
    name: "inline-script",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `\0${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith("\0") || !id.endsWith(suffix)) return;
      const entry = id.slice(1, -suffix.length);
      this.addWatchFile(entry);
      const result = await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: {
          write: false,
          minify: true,
          target: "es2022",
          lib: { entry, formats: ["iife"], name: "inlineScript", fileName: "script" },
        },
      });
      const [output] = Array.isArray(result) ? result : [result];
      if (!output || !("output" in output))
        throw new Error(`The bundler returned no script for ${entry}`);
      return `export default ${JSON.stringify(output.output[0].code.trim())}`;
    },
  };
}
