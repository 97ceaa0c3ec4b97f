import { type MeasureName, measures, type PageEvent, pageEvents } from "#contract/counts.ts";
import { isPagePath } from "#server/arrivals/page-path.ts";
import { mediumName, parseTouch, sourceName } from "#server/arrivals/touch.ts";

/** The contents of one beacon. */
export interface Beacon {
  events: { what: PageEvent; path: string }[];
  measured: { what: MeasureName; path: string; edge: number }[];
  source: string;
  medium: string;
  campaign: string;
}

/** The source recorded for visits that do not name one. */
export const untold = "not told";

/**
 * Reads a beacon (contract/counts.ts). Never throws: lines that we do not recognize are left out.
 */
export function readBeacon(text: string): Beacon {
  const beacon: Beacon = { events: [], measured: [], source: untold, medium: untold, campaign: "" };
  for (const line of text.split("\n")) {
    const words = line.split(" ");
    const [what = "", path = "", value = ""] = words;
    const touch = parseTouch(words, isPagePath);
    if (touch) {
      beacon.source = sourceName(touch);
      beacon.medium = mediumName(touch);
      beacon.campaign = touch.campaign.toLowerCase();
    } else if (!isPagePath(path)) continue;
    else if (Object.hasOwn(pageEvents, what)) {
      beacon.events.push({ what: what as PageEvent, path });
      if (what === "visit") beacon.events.push({ what: "view", path });
    } else if (Object.hasOwn(measures, what) && /^\d{1,7}$/.test(value)) {
      const name = what as MeasureName;
      beacon.measured.push({ what: name, path, edge: bucketOf(name, Number(value)) });
    }
  }
  return beacon;
}

/** The upper end of the bucket that a value falls into; -1 above the last. */
export function bucketOf(what: MeasureName, value: number): number {
  return measures[what].edges.find((edge) => value <= edge) ?? -1;
}
