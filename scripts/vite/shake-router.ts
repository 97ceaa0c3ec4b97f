import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/dist\/[^?]*\.js$/;

/**
 * The purpose of each rewrite, and how often it may match: more matches mean that the package has
 * changed.
 */
const rewritings = [
  { what: "displayName", find: /^\s*\w+\.displayName = "[^"]*";$/gm, put: "", most: 60 },
  {
    what: "unmarked calls",
    find: /= (React\$1\.(?:forwardRef|createContext|memo)\()/g,
    put: "= /* @__PURE__ */ $1",
    most: 60,
  },
];

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
      return rewritings.reduce((text, { find, put }, index) => {
        found[index] = (found[index] ?? 0) + (text.match(find)?.length ?? 0);
        return text.replace(find, put);
      }, code);
    },
    buildEnd(error) {
      if (error) return;
      for (const [index, { what, most }] of rewritings.entries()) {
        const count = found[index] ?? 0;
        if (count < 1 || count > most)
          this.error(
            `React Router has "${what}" ${count} times, not 1 to ${most}: mend scripts/vite/shake-router.ts.`,
          );
      }
    },
  };
}
