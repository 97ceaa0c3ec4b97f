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
 * Styles of closed dialogs and of states in which no page begins, apart from those that are seen at
 * once: a sheet that a page does not wear is no part of its document (hydration/deferred-resources.ts).
 */
const sheets = [
  {
    name: "deferred",
    test: /\/web\/(layout\/(mobile-menu|header-(scrolled|dropdown))|receptionist\/talk-(dialog|frame)|ui\/((video-)?dialog|marquee-animation|accordion-motion)|forms\/(booking-dialog|field-error|captcha\/phases))(\.module)?\.css/,
    priority: 3,
  },
  // Use of the fonts, and how pages print (docs/decisions/007).
  { name: "print", test: /\/web\/styles\/deferred\.css/, priority: 3 },
  // Every page but the home page has one.
  { name: "page-head", test: /\/web\/layout\/page-head\.module\.css/, priority: 3 },
  { name: "breadcrumb", test: /\/web\/layout\/breadcrumb\.module\.css/, priority: 3 },
  // The page behind a booking's link.
  { name: "appointment", test: /\/sections\/booking\/appointment-page\.module\.css/, priority: 3 },
  // The sections below the first window (hydration/style-sheets.server.ts).
  {
    name: "trade-lower",
    test: /\/sections\/industry\/(views\/(paper-closing|questions|systems-\w+|talk)|related|system-entry)\.module\.css/,
    priority: 3,
  },
  {
    name: "proof-lower",
    test: /\/sections\/industry\/(benefits|features|flow|reasons|results|roles|testimonial)\.module\.css/,
    priority: 3,
  },
  {
    name: "pricing-lower",
    test: /\/sections\/pricing\/(estimator\/[\w-]+|price-terms|plan-benefits)\.module\.css/,
    priority: 3,
  },
  {
    name: "mycase-lower",
    test: /\/sections\/mycase\/(mycase-(video|testimonial|faq)|customization|automation-triggers|demo-section)\.module\.css/,
    priority: 3,
  },
  // The landing page of MyCase shows it at once.
  { name: "film", test: /\/web\/ui\/video-(frame|transcript)\.module\.css/, priority: 3 },
];

/** Fields stand in every form, the rest of a lead's form on few pages. */
const forms = [
  {
    name: "fields",
    test: /\/web\/forms\/(honeypot|cell|form-cell|form-field|use-form)\./,
    priority: 0.9,
  },
  {
    name: "forms",
    test: /\/web\/(forms\/((use-)?lead-form|booking-dialog\.tsx)|ui\/dialog\.tsx)/,
    priority: 0.8,
  },
];

const motions = {
  name: "motions",
  test: /\/web\/ui\/(move-marquee|reload-picture)\.ts/,
  priority: 0.7,
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

/** Static parts are hardly ever fetched (hydration/static-part.tsx): a list of their files is dead weight. */
const dependencies = (file: string, files: string[]) => {
  if (/(static|optional)-part/.test(file)) return files.filter((one) => one.endsWith(".css"));
  // The same for what one press or a scroll asks for: its own styles, and no list in every page.
  if (/open-(player|lower-page)/.test(file))
    return files.filter((one) => one.endsWith(".css") && nameOf(one) === nameOf(file));
  return files;
};

/** The name of a built file without its hash. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.\w+$/, "");

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
        codeSplitting: { groups: [framework, ...sheets, ...forms, motions, shell, site] },
      },
    },
  },
}));
