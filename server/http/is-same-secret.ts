import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that timing does not reveal how many characters matched. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
