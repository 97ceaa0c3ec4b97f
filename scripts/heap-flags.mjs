/**
 * Node's flags for the server. V8 would let garbage grow to gigabytes before collecting it. The
 * server needs about 60 MB, and 125 MB once every desk of the receptionist was spoken with: with 112 MB it ended
 * after the third. These flags make V8 collect earlier and keep the process below 450 MB, under load and under attack (`npm run chaos --
 * overload abuse`).
 */
export const heapFlags = ["--max-semi-space-size=8", "--max-old-space-size=192"];
