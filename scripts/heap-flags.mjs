/**
 * Node's flags for the server. V8 would let garbage grow to gigabytes before collecting it, so these
 * flags make it collect earlier. The receptionist keeps patterns and the classifier of each desk that was spoken with: with a
 * heap of 112 MB the server ended at the second desk. Under load and under attack the process stays below 450 MB
 * (`npm run chaos -- overload abuse`).
 */
export const heapFlags = ["--max-semi-space-size=8", "--max-old-space-size=192"];
