import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { classNamer } from "./scripts/vite/class-name.ts";
import { componentLayer } from "./scripts/vite/component-layer.ts";
import { shakeRouter } from "./scripts/vite/shake-router.ts";
import { parseEnv, publicEnv, readEnv } from "./server/env.ts";

const env = readEnv();

/** In development the calls go to the server that `npm start` runs at the same time. */
const calls = ["/sendMail", "/api"];

/** React and its router in one file: four files that are always fetched together compress worse. */
const framework = {
  name: "framework",
  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
  priority: 2,
};

/**
 * Styles of closed dialogs, of states in which no page begins, and of sections below the first window
 * are in `*.later.css`: a sheet for each group of pages and one for the rest, because a sheet that a page
 * does not wear at first is no part of its document (hydration/style-sheets.server.ts).
 */
const later = {
  name: (file: string) => `later-${/\/sections\/(\w+)\//.exec(file)?.[1] ?? "site"}`,
  test: /\.later(\.module)?\.css/,
  priority: 3,
};

/** A sheet of its own for what most pages wear, and for fonts and print (docs/decisions/007). */
const apart = {
  name: (file: string) => /([\w-]+)[\w.]*$/.exec(file)?.[1] ?? "",
  test: /\/web\/(layout\/(page-head|breadcrumb)\.module|styles\/deferred)\.css/,
  priority: 3,
};

/** What every form has. */
const forms = {
  name: "forms",
  test: /\/web\/(forms\/(honeypot|cell|form-cell|form-field|use-form|(use-)?lead-form|booking-dialog\.tsx)|ui\/dialog\.tsx)/,
  priority: 0.9,
};

/** Styles of the frame around every page. */
const shell = {
  name: "shell",
  test: /\/web\/(hydration\/(?![\w-]+\.server)|navigation\/|layout\/(?!page-head|breadcrumb|footer)[\w-]+\.tsx?|receptionist\/talk-(dialog\.tsx|id)|ui\/(toasts|modal|close-button))/,
  priority: 2,
};

/** Styles that most pages share, in one file: small files compress worse. */
const site = {
  name: "site",
  test: /\/(web(?!\/(layout\/(page-head|breadcrumb)|sections\/industry))|content|contract)\//,
  minShareCount: 9,
  priority: 1,
};

/** What is hardly ever fetched, or by one press or a scroll: a list of its scripts is dead weight in a page. */
const dependencies = (file: string, files: string[]) =>
  /(static|optional)-part|open-(player|lower-page)/.test(file)
    ? files.filter((one) => one.endsWith(".css"))
    : files;

export default defineConfig(({ mode, command }) => ({
  plugins: [componentLayer(), shakeRouter(), reactRouter()],
  // One build serves every configuration: a site's own is told when its pages are made.
  define: { __SITE_CONFIG__: JSON.stringify(publicEnv(command === "build" ? parseEnv({}) : env)) },
  // A build may lie where no packages are found.
  ...(command === "build" && { ssr: { noExternal: true as const } }),
  css: {
    modules: {
      generateScopedName:
        mode === "production" ? classNamer("web") : "[name]_[local]_[hash:base64:4]",
    },
  },
  // Chromium compiles all functions of such a file while it is fetched, aside from the page, and not
  // one by one at the first touch.
  environments: {
    client: {
      build: { rolldownOptions: { output: { postBanner: "//# allFunctionsCalledOnLoad" } } },
    },
  },
  server: {
    proxy: Object.fromEntries(calls.map((path) => [path, `http://localhost:${env.port}`])),
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    // The last browsers that do not nest rules, so that the build flattens them: Chromium matches
    // `& > *` ten times slower than `.card > *`.
    cssTarget: ["chrome111", "safari16.4", "firefox113"],
    manifest: true,
    modulePreload: { resolveDependencies: dependencies },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [framework, later, apart, forms, shell, site] },
      },
    },
  },
}));
