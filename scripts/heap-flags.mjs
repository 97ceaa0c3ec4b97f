/**
 * Node's flags for the server. V8 would let garbage grow to gigabytes before collecting it; what
 * the server really uses under full load is below 60 MB, so these flags make it collect earlier and
 * stay below 300 MB altogether (measured by the overload scenario of `npm run chaos`).
 */
export const heapFlags = ["--max-semi-space-size=16", "--max-old-space-size=192"];
