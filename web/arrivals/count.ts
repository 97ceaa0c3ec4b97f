import type { PageEvent } from "#contract/counts.ts";

/** Counts an event on this page, for the beacon of note-visit.ts. */
export function count(what: PageEvent): void {
  window.farline?.push(`${what} ${location.pathname}`);
}
