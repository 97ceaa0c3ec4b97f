import { type Browser, chromium } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { browserFlags } from "../../e2e/browser-flags.ts";
import { withFolder } from "../with-folder.ts";
import { browserPath } from "./browser.ts";
import { demandBuild, startSite } from "./built-site.ts";
import { kilobytes, median, shown } from "./figures.ts";
import { type Interaction, interactions } from "./interactions.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";
import { watchPage } from "./watched-page.ts";

/** When the page is touched. */
const moments = ["at once", "after five seconds", "with React"] as const;
type Moment = (typeof moments)[number];

/** Milliseconds from the touch until React is ready. */
const hydrationTargets = { "at once": 1250, "after five seconds": 300 };
/** Milliseconds until the paint with the effect, and KB of script on home. */
const targets = { interaction: 150, script: 110 };

/** Milliseconds in which an idle page has fetched its scripts. */
const pause = 5000;

type Found = Map<Interaction, Record<Moment, Sample[]>>;

interface Sample {
  /** From the first touch until React is ready. */
  hydrated: number;
  /** From pressing a finger or key to the visible effect. */
  answered: number;
  interaction: number;
  script: number;
}

/** The first touch of a page on a slow phone, and the same interactions once React is ready. */
export function measureTouch({ runs }: Options): Promise<Report> {
  demandBuild();
  return withFolder(async (folder) => {
    const server = await startSite(folder);
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: browserFlags,
    });
    const origin = `http://127.0.0.1:${server.port}`;
    const found: Found = new Map(
      [firstTouch, ...interactions].map((one) => [
        one,
        { "at once": [], "after five seconds": [], "with React": [] },
      ]),
    );
    for (let round = 1; round <= runs; round++)
      for (const [interaction, samples] of found) {
        for (const moment of moments)
          if (interaction !== firstTouch || moment !== "with React")
            samples[moment].push(await sample(browser, origin, interaction, moment));
        process.stderr.write(`round ${round} of ${runs}: ${interaction.name}\n`);
      }
    await browser.close();
    await server.end("SIGTERM");
    return report(found, runs);
  });
}

/** A touch that triggers no action. */
const firstTouch: Interaction = {
  name: "touch the heading of home",
  path: pages.home.path,
  act: (page) => page.locator("h1").tap(),
  shows: () => document.documentElement.dataset.react === "ready",
};

async function sample(
  browser: Browser,
  origin: string,
  { path, act, shows }: Interaction,
  moment: Moment,
): Promise<Sample> {
  const watched = await watchPage(browser, origin + path);
  const { page } = watched;
  if (moment === "after five seconds") await page.waitForTimeout(pause);
  if (moment === "with React") {
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await watched.answered(firstTouch.shows);
    await page.waitForLoadState("networkidle");
  }
  await act(page);
  const answered = await watched.answered(shows);
  await watched.answered(firstTouch.shows);
  const { touched, pressed, ready, interaction, script } = await watched.notes();
  await watched.close();
  return { hydrated: ready - touched, answered: answered - pressed, interaction, script };
}

const middle = (samples: Sample[], pick: (sample: Sample) => number) => median(samples.map(pick));

function report(found: Found, runs: number): Report {
  const painted = (samples: Sample[]) => {
    const longest = middle(samples, ({ interaction }) => interaction);
    return longest > 0 ? shown(longest) : "< 16";
  };
  const rows = [...found].map(([{ name, path }, samples]) => [
    `${name} (${path})`,
    ...moments.flatMap((moment) => {
      const all = samples[moment];
      const answered = shown(middle(all, (one) => one.answered));
      if (moment === "with React") return all.length > 0 ? [answered, painted(all)] : ["", ""];
      return [shown(middle(all, ({ hydrated }) => hydrated)), answered, painted(all)];
    }),
  ]);
  const home = found.get(firstTouch)?.["at once"] ?? [];
  const script = middle(home, (one) => one.script);
  const head = [
    "What",
    ...["at once: React ms", "answered ms", "painted ms"],
    ...["after 5 s: React ms", "answered ms", "painted ms"],
    ...["with React: answered ms", "painted ms"],
  ];
  return {
    title: "From the first touch",
    text: `Medians of ${runs} rounds on a phone of 412 × 823 with a fourth of this processor, 1.6 Mbit/s and 150 ms there and back. "React" counts from the first touch until React answers, "answered" from the press to the frame that shows what was asked; "painted" is the longest interaction from its event to the next paint (Event Timing, as INP counts). Touched at the load event, five seconds later, and when React answers already. Script on home: ${kilobytes(script)} KB.\n\n${table(head, rows)}`,
    verdicts: verdicts(found, script),
  };
}

function verdicts(found: Found, script: number): Verdict[] {
  const paints = [...found.values()].flatMap((samples) =>
    moments.map((moment) => middle(samples[moment], ({ interaction }) => interaction)),
  );
  const longest = Math.max(...paints.filter(Number.isFinite));
  const touches = Object.entries(hydrationTargets).map(([moment, target]) => {
    const samples = found.get(firstTouch)?.[moment as Moment] ?? [];
    const hydrated = middle(samples, (one) => one.hydrated);
    return {
      what: `First touch to React on home, ${moment}`,
      target: `≤ ${target} ms`,
      found: `${shown(hydrated)} ms`,
      ok: hydrated <= target,
    };
  });
  return [
    ...touches,
    {
      what: "Longest interaction",
      target: `≤ ${targets.interaction} ms`,
      found: `${shown(longest)} ms`,
      ok: longest <= targets.interaction,
    },
    {
      what: "Script after the first touch on home",
      target: `≤ ${targets.script} KB`,
      found: `${kilobytes(script)} KB`,
      ok: script <= targets.script * 1024,
    },
  ];
}
