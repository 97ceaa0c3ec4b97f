import { launch } from "chrome-launcher";
import { everyPage } from "#content/every-page.ts";
import { pages, pathOf } from "#content/pages.ts";
import { browserFlags } from "../../e2e/browser-flags.ts";
import { withFolder } from "../with-folder.ts";
import { browserPath } from "./browser.ts";
import { demandBuild, startFloor, startSite } from "./built-site.ts";
import { kilobytes, median, medianRatio, shown } from "./figures.ts";
import { kinds, type PageFigures, runLighthouse } from "./lighthouse-run.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";

/** Maximum LCP of a page, relative to the baseline page; home has more to show. */
const lcpTarget = ({ path }: Route) => (path === "/" ? 1.35 : 1.25);

interface Route {
  path: string;
  noindex: boolean;
}

const floor: Route = { path: "floor", noindex: false };

/** Every route; one article represents all posts. */
function allRoutes(): Route[] {
  const post = { ...pages.blogPost, path: pathOf("blogPost", { id: "the-fee-question" }) };
  // The pages about integrations share one template: three represent them all, `--only` measures
  // any.
  const listed = everyPage.filter(({ id }, at) => !id.startsWith("integration-") || at % 22 === 0);
  return [...listed, post].map(({ path, noindex }) => ({ path, noindex: !!noindex }));
}

/**
 * Each route against the baseline page: every round measures the baseline once, then each route
 * once.
 */
export function measureRoutes({ runs, only, short }: Options): Promise<Report> {
  demandBuild();
  const wanted = short && only.length === 0 ? ["/", "/pricing"] : only;
  const routes = allRoutes().filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  const unknown = wanted.filter((path) => !routes.some((route) => route.path === path));
  if (unknown.length > 0) throw new Error(`No such route: ${unknown.join(", ")}`);
  return withFolder(async (folder) => {
    const [site, base] = await Promise.all([startSite(folder), startFloor(folder)]);
    const found = new Map<Route, PageFigures[]>([floor, ...routes].map((route) => [route, []]));
    for (let round = 1; round <= runs; round++) {
      const chrome = await launch({
        chromePath: browserPath(),
        chromeFlags: ["--headless", ...browserFlags],
      });
      for (const [route, figures] of found) {
        const url =
          route === floor
            ? `http://127.0.0.1:${base.port}/`
            : `http://127.0.0.1:${site.port}${route.path}`;
        figures.push(await runLighthouse(url, chrome.port, route.noindex));
        process.stderr.write(`round ${round} of ${runs}: ${route.path}\n`);
      }
      chrome.kill();
    }
    await Promise.all([site.end("SIGTERM"), base.end("SIGTERM")]);
    return report(found, runs);
  });
}

function report(found: Map<Route, PageFigures[]>, runs: number): Report {
  const floors = found.get(floor) ?? [];
  const rows = [...found].map(([{ path }, all]) => {
    const middle = (pick: (figures: PageFigures) => number) => median(all.map(pick));
    const ratio = (pick: (figures: PageFigures) => number) =>
      medianRatio(all.map(pick), floors.map(pick)).toFixed(2);
    return [
      path,
      `${shown(middle(({ fcp }) => fcp))} (${ratio(({ fcp }) => fcp)})`,
      `${shown(middle(({ lcp }) => lcp))} (${ratio(({ lcp }) => lcp)})`,
      shown(middle(({ tbt }) => tbt)),
      middle(({ cls }) => cls).toFixed(3),
      ...kinds.map((kind) => kilobytes(middle(({ bytes }) => bytes[kind]))),
      shown(middle(({ requests }) => requests)),
      scores(all).join("/"),
    ];
  });
  const head = ["Page", "FCP ms", "LCP ms", "TBT ms", "CLS", ...kinds, "requests", "scores"];
  return {
    title: "Every route against a static page",
    text: `Medians of ${runs} rounds; in brackets the median ratio to the floor of the same round. Bytes in KB on the line. Scores: performance, accessibility, best practices, SEO.\n\n${table(head, rows)}`,
    verdicts: verdicts(found, floors),
  };
}

const scores = (all: PageFigures[]) =>
  [0, 1, 2, 3].map((index) => median(all.map((figures) => figures.scores[index] ?? 0)));

function verdicts(found: Map<Route, PageFigures[]>, floors: PageFigures[]): Verdict[] {
  const routes = [...found].filter(([route]) => route !== floor);
  const lcpOf = ({ lcp }: PageFigures) => lcp;
  const ratios = routes.map(([, all]) => medianRatio(all.map(lcpOf), floors.map(lcpOf)));
  const slow = routes.filter(([route], index) => (ratios[index] ?? 9) > lcpTarget(route));
  const shifts = routes.map(([, all]) => median(all.map(({ cls }) => cls)));
  const imperfect = routes.filter(([, all]) => scores(all).some((score) => score < 100));
  const names = (list: typeof routes) => list.map(([{ path }]) => path).join(", ");
  return [
    {
      what: "LCP against the floor, every route",
      target: "≤ 1.25, home ≤ 1.35",
      found: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}${slow.length ? `; above: ${names(slow)}` : ""}`,
      ok: slow.length === 0,
    },
    {
      what: "Lighthouse scores, every route",
      target: "100/100/100/100",
      found: imperfect.length ? `below: ${names(imperfect)}` : "100/100/100/100",
      ok: imperfect.length === 0,
    },
    {
      what: "CLS, every route",
      target: "0",
      found: `at most ${Math.max(...shifts).toFixed(4)}`,
      // Lighthouse prints a shift below 0.0005 as 0.
      ok: shifts.every((shift) => shift < 0.0005),
    },
  ];
}
