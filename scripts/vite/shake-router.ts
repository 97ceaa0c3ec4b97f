import type { Plugin } from "vite";

const router = /\/node_modules\/react-router\/dist\/[^?]*\.js$/;

/**
 * Lets the bundler drop what we do not use of React Router (`Form`, `NavLink`, the hash router, ...):
 * 3 KB brotli. Unmarked `forwardRef` calls and names for developer tools would keep it all.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    transform(code, id) {
      if (!router.test(id.replaceAll("\\", "/"))) return null;
      return code
        .replace(/^\s*\w+\.displayName = "[^"]*";$/gm, "")
        .replace(/= (React\$1\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1");
    },
  };
}
