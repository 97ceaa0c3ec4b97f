import { createHmac, timingSafeEqual } from "node:crypto";

/** A link in a mail is valid for one state of one booking: a change makes it invalid. */
export interface BookingLink {
  id: string;
  sequence: number;
}

/**
 * The token of a link to reschedule or cancel. The signature makes it impossible to guess. It is
 * bound to the sequence of the invitation, so every change invalidates the earlier links.
 */
export function signLink({ id, sequence }: BookingLink, secret: string): string {
  return `${id}.${sequence}.${signatureOf(id, sequence, secret)}`;
}

/** Reads a token that we signed; undefined for anything else. */
export function readLink(token: string, secret: string): BookingLink | undefined {
  const [id = "", digits = "", signature = "", ...more] = token.split(".");
  if (more.length > 0 || !/^(0|[1-9]\d{0,5})$/.test(digits)) return undefined;
  const sequence = Number(digits);
  const expected = Buffer.from(signatureOf(id, sequence, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { id, sequence };
}

function signatureOf(id: string, sequence: number, secret: string): string {
  return createHmac("sha256", secret).update(`booking ${id} ${sequence}`).digest("base64url");
}
