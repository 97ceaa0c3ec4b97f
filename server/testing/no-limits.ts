import type { RateLimits } from "#server/http/rate-limits.ts";

/** For tests of something else than limits. */
export const noLimits: RateLimits = { use: async () => {}, spendOverall: async () => {} };
