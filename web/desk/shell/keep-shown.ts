import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { isRouteErrorResponse } from "react-router";

/**
 * Middleware of the browser: when the page that is shown is read again and that fails (no network, a
 * server or database that does not answer), it stays as it is. The router would put an error page in
 * the place of the page and of what is typed in it. The page says itself that it hears nothing new.
 * The same for a session that has ended, as long as something is typed: sending it says so.
 */
export const keepShown: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const results = await next();
  if (request.method !== "GET" || !isShown(request.url)) return results;
  // The router keeps the data of a route that has no result.
  const isKept = (result: DataStrategyResult) =>
    isOutage(result) || (isSignedOut(result) && isTyped());
  return Object.fromEntries(Object.entries(results).filter(([, result]) => !isKept(result)));
};

/** A page that is not shown yet has no data to keep. */
function isShown(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete("index");
  const shown = new URL(location.href);
  return pathname === shown.pathname && String(searchParams) === String(shown.searchParams);
}

/** An answer below 500 has something to say: signed out, or a lead that is gone. */
function isOutage({ type, result }: DataStrategyResult): boolean {
  if (type !== "error" || result instanceof Response) return false;
  return !isRouteErrorResponse(result) || result.status >= 500;
}

const isSignedOut = ({ type, result }: DataStrategyResult): boolean =>
  type === "error" && isRouteErrorResponse(result) && result.status === 401;

/** The page holds a text that is nowhere else. */
const isTyped = (): boolean =>
  Array.from(document.querySelectorAll("textarea")).some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
