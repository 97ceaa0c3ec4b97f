/**
 * Node's flags for the server. V8 would let garbage grow to gigabytes before collecting it; what
 * the server really uses is about 60 MB, so these flags make it collect earlier and stay below 300 MB
 * altogether, under load and under attack (`npm run chaos -- overload abuse`).
 */
export const heapFlags = ["--max-semi-space-size=8", "--max-old-space-size=128"];
