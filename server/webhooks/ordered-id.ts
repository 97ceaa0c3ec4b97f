import { randomBytes } from "node:crypto";

let last = 0;
let count = 0;

/**
 * An id that sorts after every one that this process made before: `evt_` and 32 hexadecimal digits,
 * of which the first are the time. Rows of one transaction share their time in the database.
 */
export function orderedId(prefix: "evt" | "dlv"): string {
  const now = Date.now();
  if (now > last) {
    last = now;
    count = 0;
  } else count++;
  const hex = (number: number, length: number) => number.toString(16).padStart(length, "0");
  return `${prefix}_${hex(last, 12)}${hex(count, 6)}${randomBytes(7).toString("hex")}`;
}
