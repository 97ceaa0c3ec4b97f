import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time, so that the time does not reveal how much was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
