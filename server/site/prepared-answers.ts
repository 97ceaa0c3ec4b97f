import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppDeps } from "#server/app.ts";
import { fixedHeaders } from "#server/http/security-headers.ts";
import { carriesSlip } from "./carries-slip.ts";
import { bestEncoding, fileHeaders } from "./serve-file.ts";
import type { Encoding, StaticFile } from "./static-files.ts";

type Deps = Pick<AppDeps, "env" | "site" | "drain" | "metrics">;

/**
 * Responds to a plain GET of a built file from memory, with headers and body prepared in advance.
 * Returns false for everything else, which the app handles. The same response through the app takes
 * several times the processor time, mostly for creating Request and Response objects.
 */
export function preparedAnswers(
  deps: Deps,
): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  const { site, drain, env, metrics } = deps;
  const fixed = fixedHeaders(env);
  const times = metrics.requestSeconds.labels({ kind: "page", status: "2xx" });
  const heads = new WeakMap<StaticFile, Partial<Record<Encoding, string[]>>>();

  function headOf(file: StaticFile, encoding: Encoding): string[] {
    const known = heads.get(file) ?? {};
    heads.set(file, known);
    known[encoding] ??= Object.entries({
      ...fixed,
      ...fileHeaders(file, encoding),
      "Content-Length": String(file.bodies[encoding]?.length),
    }).flat();
    return known[encoding];
  }

  return ({ method, url = "", headers }, outgoing) => {
    if (method !== "GET" || drain.draining) return false;
    if (headers.range !== undefined || headers["if-none-match"] !== undefined) return false;
    const query = url.indexOf("?");
    const file = site.files.get(query < 0 ? url : url.slice(0, query));
    if (!file || (query > 0 && carriesSlip(url.slice(0, query), url.slice(query)))) return false;
    const start = performance.now();
    const encoding = bestEncoding(headers["accept-encoding"], file);
    outgoing.writeHead(200, headOf(file, encoding));
    outgoing.end(file.bodies[encoding]);
    times.observe((performance.now() - start) / 1000);
    return true;
  };
}
