import { createHash, timingSafeEqual } from "node:crypto";

/** Compares without telling by its time how much was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}
