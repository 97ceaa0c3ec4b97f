import { wallTimeAt } from "#server/bookings/zone-clock.ts";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import type { CountedBy, CountRow, MeasureRow } from "./count-tables.ts";
import type { Beacon } from "./read-beacon.ts";
import { writeCounts } from "./write-counts.ts";

/**
 * Adds up in memory and writes every ten seconds, so a killed process loses the counts since the
 * last write.
 */
export interface Counts {
  /** Adds the counts of a beacon; false when memory is full until the next write. */
  add(beacon: Beacon, visitor: { device: string; language: string }): boolean;
  /** Writes the counts so far. Counts that cannot be written wait for the next write. */
  flush(): Promise<void>;
  start(): void;
  /** Writes the last counts. */
  stop(): Promise<void>;
}

/** Milliseconds between two writes. */
const pace = 10_000;
/** Maximum rows in memory, about 200 bytes each. */
const mostRows = 20_000;

export function createCounts({
  database,
  zone,
  log,
  clock = Date.now,
}: {
  database: Database;
  /** The company's zone, in which the days are counted. */
  zone: string;
  log: Log;
  clock?: () => number;
}): Counts {
  let counts = new Map<string, CountRow>();
  let measured = new Map<string, MeasureRow>();
  let timer: NodeJS.Timeout | undefined;
  /** Only one write runs at a time. */
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (counts.size + measured.size === 0) return;
    const [taken, takenMeasures] = [counts, measured];
    counts = new Map();
    measured = new Map();
    try {
      await writeCounts(database, [...taken.values()], [...takenMeasures.values()]);
    } catch (error) {
      for (const row of taken.values()) addTo(counts, row);
      for (const row of takenMeasures.values()) addTo(measured, row);
      log.warn({ error }, "counts could not be written");
    }
  }
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };

  return {
    add({ events, measured: values, source, medium, campaign }, { device, language }) {
      if (counts.size + measured.size > mostRows) return false;
      const day = wallTimeAt(clock(), zone).date;
      for (const { what, path } of events) {
        const names: Record<CountedBy, string> = {
          ...{ all: "", path, source, medium, campaign, device, language },
        };
        for (const [by, name] of Object.entries(names) as [CountedBy, string][])
          if (name || by === "all") addTo(counts, { by, day, what, name, n: 1 });
      }
      for (const { what, path, edge } of values)
        addTo(measured, { day, what, path, device, edge, n: 1 });
      return true;
    },
    flush,
    start() {
      timer = setInterval(() => void flush(), pace);
      timer.unref();
    },
    stop() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Adds a row to the one with the same properties. */
export function addTo<Row extends { n: number }>(rows: Map<string, Row>, row: Row): void {
  const { n, ...properties } = row;
  const key = Object.values(properties).join("\n");
  const before = rows.get(key);
  if (before) before.n += n;
  else rows.set(key, { ...row });
}
