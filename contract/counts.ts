/**
 * Path of the beacons; separate from the other endpoints (http.ts), because every page includes it.
 */
export const countsPath = "/api/counts";

/** Milliseconds for which a page must be visible to count as a view. */
export const viewAfter = 1000;

/**
 * The events that the pages count, with their names in the figures. Counts are of events, not of
 * people. To add one, write a line here and call `count("name")` (web/arrivals/count.ts) at the
 * event.
 */
export const pageEvents = {
  visit: "Visits",
  view: "Page views",
  talk: "Receptionist opened",
  begun: "Forms begun",
  refused: "Messages refused",
  booking: "Bookings begun",
  film: "Films played",
  heard: "Conversations heard",
  bar: "Bar of phones used",
  slip: "Slip carried into a form",
  next: "Next time pressed",
} as const;

export type PageEvent = keyof typeof pageEvents;

/**
 * Browser measurements of a visit, kept as buckets by page and device. `edges`: the upper ends of
 * the buckets; values above the last edge fall into a bucket without an end. Layout shift in
 * thousandths, the others in milliseconds. `good`: the Web Vitals limit of a good value at the 75th
 * percentile.
 */
export const measures = {
  lcp: {
    label: "Largest paint",
    edges: [250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
    good: 2500,
  },
  cls: {
    label: "Layout shift, thousandths",
    edges: [1, 5, 10, 25, 50, 75, 100, 150, 250, 500, 1000],
    good: 100,
  },
  inp: {
    label: "Interaction to next paint",
    // For scripts that ask later, browsers keep interactions of 104 ms and longer, plus the first
    // one.
    edges: [24, 48, 104, 150, 200, 300, 400, 500, 1000, 2000],
    good: 200,
  },
} as const satisfies Record<string, { label: string; edges: readonly number[]; good: number }>;

export type MeasureName = keyof typeof measures;

/**
 * Bytes of one beacon (text/plain). Its lines are touches of the visit (lead-source.ts), of which
 * the last one counts, and `EVENT PATH` or `MEASURE PATH VALUE`.
 */
export const beaconLimit = 1024;
