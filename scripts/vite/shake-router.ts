import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/dist\/[^?]*\.js$/;

/** Names for developer tools, and calls whose results may be unused. */
const rewritings = [
  [/^\s*\w+\.displayName = "[^"]*";$/gm, ""],
  [/(?<== )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g, "/* @__PURE__ */ "],
] as const;
/** More of one kind mean that the package has changed. */
const most = 60;

/**
 * Lets the bundler drop the parts of React Router that we do not use (`Form`, `NavLink`, the hash
 * router, ...): 3 KB brotli. Unmarked `forwardRef` calls and names for developer tools would
 * otherwise keep all of it.
 */
export function shakeRouter(): Plugin {
  const found = rewritings.map(() => 0);
  return {
    name: "shake-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!router.test(id.replaceAll("\\", "/"))) return null;
      return rewritings.reduce((text, [find, put], index) => {
        found[index] = (found[index] ?? 0) + (text.match(find)?.length ?? 0);
        return text.replace(find, put);
      }, code);
    },
    buildEnd(error) {
      if (!error && found.some((count) => count < 1 || count > most))
        this.error(
          `React Router has what is rewritten ${found.join(" and ")} times, not 1 to ${most} each: mend scripts/vite/shake-router.ts.`,
        );
    },
  };
}
