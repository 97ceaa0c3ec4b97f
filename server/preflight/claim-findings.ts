import { unprovenClaims } from "#content/claims.ts";
import type { Finding } from "./finding.ts";

/** Figures and quotes that are printed as facts, and whose proof nobody has named. */
export const claimFindings = (unproven: readonly string[] = unprovenClaims()): Finding[] =>
  unproven.map((claim) => ({
    where: "content/claims.ts",
    what: `no source in claimSources for ${claim}`,
  }));
