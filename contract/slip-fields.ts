/**
 * The fields of a slip (content/lead-slip.ts) in an address. A file of their own, so that pages need
 * not load what the fields mean.
 */
export const slipFields = ["plan", "billing", "minutes", "texts", "agents", "extras", "trade"];
