import type { RateLimits } from "#server/http/rate-limits.ts";

/** For tests that are not about limits. */
export const noLimits: RateLimits = { use: async () => {}, spendOverall: async () => {} };
