import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { classNamer } from "./scripts/vite/class-name.ts";
import { componentLayer } from "./scripts/vite/component-layer.ts";
import { emBreakpoints } from "./scripts/vite/em-breakpoints.ts";
import { inlineScript } from "./scripts/vite/inline-script.ts";
import { shakeRouter } from "./scripts/vite/shake-router.ts";
import { publicEnv, readEnv } from "./server/env.ts";

const env = readEnv();

/** In development the calls go to the server that `npm start` runs beside it. */
const calls = ["/sendMail", "/api"];

/** React and its router in one file: four files that are always fetched together compress worse. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  priority: 2,
};

/** What most pages share, in one file for the same reason. */
const site = { name: "site", test: /\/(web|content|contract)\//, minShareCount: 9, priority: 1 };

/** Parts at rest are hardly ever fetched (wake/at-rest.tsx): a list of their files is dead weight. */
const dependencies = (file: string, files: string[]) =>
  file.includes("at-rest") ? files.filter((one) => one.endsWith(".css")) : files;

export default defineConfig(({ mode }) => ({
  plugins: [inlineScript(), emBreakpoints(), componentLayer(), shakeRouter(), reactRouter()],
  define: { __SITE_CONFIG__: JSON.stringify(publicEnv(env)) },
  css: {
    modules: {
      generateScopedName:
        mode === "production" ? classNamer("web") : "[name]_[local]_[hash:base64:4]",
    },
  },
  server: {
    proxy: Object.fromEntries(calls.map((path) => [path, `http://localhost:${env.port}`])),
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The first browsers that nest rules; all of them have `:has()` too, which the pages need.
    cssTarget: ["chrome120", "safari17.2", "firefox121"],
    manifest: true,
    modulePreload: { resolveDependencies: dependencies },
    rolldownOptions: { output: { codeSplitting: { groups: [framework, site] } } },
  },
}));
