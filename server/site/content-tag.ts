import { createHash } from "node:crypto";

/** A short hash for the ETag: the same content has the same tag in every process. */
export function contentTag(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
