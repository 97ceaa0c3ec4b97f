import { type Browser, chromium } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { withFolder } from "../with-folder.ts";
import { browserFlags, browserPath } from "./browser.ts";
import { demandBuild, startSite } from "./built-site.ts";
import { kilobytes, median, shown } from "./figures.ts";
import { type Interaction, interactions } from "./interactions.ts";
import type { Options } from "./options.ts";
import { type Report, table, type Verdict } from "./report.ts";
import { watchPage } from "./watched-page.ts";

/** Milliseconds, and KB of script on home. */
const targets = { hydrated: 600, interaction: 100, script: 110 };

interface Sample {
  /** From the first touch to React. */
  hydrated: number;
  /** From the press of a finger or key to what it was meant to show. */
  answered: number;
  interaction: number;
  script: number;
}

/** The first touch of a page on a slow phone, and the same interactions once React is awake. */
export function measureTouch({ runs }: Options): Promise<Report> {
  demandBuild();
  return withFolder(async (folder) => {
    const server = await startSite(folder);
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: browserFlags.filter((flag) => flag !== "--headless"),
    });
    const origin = `http://127.0.0.1:${server.port}`;
    const found = new Map<Interaction, { cold: Sample[]; awake: Sample[] }>(
      [firstTouch, ...interactions].map((one) => [one, { cold: [], awake: [] }]),
    );
    for (let round = 1; round <= runs; round++)
      for (const [interaction, { cold, awake }] of found) {
        cold.push(await sample(browser, origin, interaction, false));
        if (interaction !== firstTouch)
          awake.push(await sample(browser, origin, interaction, true));
        process.stderr.write(`round ${round} of ${runs}: ${interaction.name}\n`);
      }
    await browser.close();
    await server.end("SIGTERM");
    return report(found, runs);
  });
}

/** A touch that asks for nothing. */
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
  awake: boolean,
): Promise<Sample> {
  const watched = await watchPage(browser, origin + path);
  const { page } = watched;
  if (awake) {
    await page.evaluate(() => dispatchEvent(new Event("scroll")));
    await watched.answered(firstTouch.shows);
    await page.waitForLoadState("networkidle");
  }
  await watched.slowDown();
  await act(page);
  const answered = await watched.answered(shows);
  await watched.answered(firstTouch.shows);
  const { touched, pressed, ready, interaction, script } = await watched.notes();
  await watched.close();
  return { hydrated: ready - touched, answered: answered - pressed, interaction, script };
}

function report(
  found: Map<Interaction, { cold: Sample[]; awake: Sample[] }>,
  runs: number,
): Report {
  const middle = (samples: Sample[], pick: (sample: Sample) => number) => median(samples.map(pick));
  const painted = (samples: Sample[]) => {
    const longest = middle(samples, ({ interaction }) => interaction);
    return samples.length === 0 ? "" : longest > 0 ? shown(longest) : "< 16";
  };
  const rows = [...found].map(([{ name, path }, { cold, awake }]) => [
    `${name} (${path})`,
    shown(middle(cold, ({ hydrated }) => hydrated)),
    shown(middle(cold, ({ answered }) => answered)),
    painted(cold),
    shown(middle(awake, ({ answered }) => answered)),
    painted(awake),
  ]);
  const home = found.get(firstTouch)?.cold ?? [];
  const script = middle(home, (sample) => sample.script);
  const head = [
    "What",
    "hydrated ms",
    "answered ms",
    "painted ms",
    "awake: answered ms",
    "painted ms",
  ];
  return {
    title: "From the first touch",
    text: `Medians of ${runs} rounds on a phone of 412 × 823 with a fourth of this processor, 1.6 Mbit/s and 150 ms there and back. "Hydrated" counts from the first touch, "answered" from the press to the frame that shows what was asked; "painted" is the longest interaction from its event to the next paint (Event Timing, as INP counts). First as the very first touch, then with React awake. Script on home: ${kilobytes(script)} KB.\n\n${table(head, rows)}`,
    verdicts: verdicts(found, script),
  };
}

function verdicts(
  found: Map<Interaction, { cold: Sample[]; awake: Sample[] }>,
  script: number,
): Verdict[] {
  const all = [...found.values()];
  const longest = (samples: Sample[]) => median(samples.map(({ interaction }) => interaction));
  const paints = all.flatMap(({ cold, awake }) => [
    longest(cold),
    ...(awake.length > 0 ? [longest(awake)] : []),
  ]);
  const hydrated = median(found.get(firstTouch)?.cold.map((sample) => sample.hydrated) ?? []);
  return [
    {
      what: "First touch to React on home",
      target: `≤ ${targets.hydrated} ms`,
      found: `${shown(hydrated)} ms`,
      ok: hydrated <= targets.hydrated,
    },
    {
      what: "Longest interaction",
      target: `≤ ${targets.interaction} ms`,
      found: `${shown(Math.max(...paints))} ms`,
      ok: Math.max(...paints) <= targets.interaction,
    },
    {
      what: "Script after the first touch on home",
      target: `≤ ${targets.script} KB`,
      found: `${kilobytes(script)} KB`,
      ok: script <= targets.script * 1024,
    },
  ];
}
