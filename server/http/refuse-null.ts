import type { MiddlewareHandler } from "hono";
import { serverMessages } from "#content/server-messages.ts";
import { Refusal } from "./refusal.ts";

/**
 * Answers 404 to an address with a null character. None of ours has one, and PostgreSQL takes it in
 * no text, not even to compare, so a query with it would fail.
 */
export const refuseNull: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes("%00")) throw new Refusal(404, "missing", serverMessages.notFound);
  await next();
};
