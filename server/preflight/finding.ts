/** Something that a live site must not have. */
export interface Finding {
  /** A variable, or file and line. */
  where: string;
  what: string;
}

/** Hosts that lead nowhere for visitors (RFC 2606). */
export const isSampleHost = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost)$/i.test(host);
