/**
 * Node's flags for the server. V8 would let garbage pile up to gigabytes before it looks; what the
 * server really holds under full load is below 60 MB, so it is told to collect earlier and stays
 * below 300 MB altogether (measured by the overload scenario of `npm run chaos`).
 */
export const heapFlags = ["--max-semi-space-size=16", "--max-old-space-size=192"];
