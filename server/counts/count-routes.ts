import { serverMessages } from "#content/server-messages.ts";
import { beaconLimit } from "#contract/counts.ts";
import { endpoints } from "#contract/http.ts";
import type { App, AppDeps } from "#server/app.ts";
import { asksForPrivacy } from "#server/arrivals/read-lead-source.ts";
import { clientNetworks } from "#server/http/client-address.ts";
import { limitRules } from "#server/http/limit-rules.ts";
import { methodNotAllowed, Refusal } from "#server/http/refusal.ts";
import { createWindowCounter } from "#server/http/window-counter.ts";
import { readBeacon } from "./read-beacon.ts";
import { deviceOf, isProgram, languageOf } from "./visitor-class.ts";

/**
 * POST /api/counts: the beacon of a page. Nothing reads the response, so a dropped beacon gets 204
 * too.
 */
export function countRoutes(app: App, { env, counts, metrics }: AppDeps): void {
  const ours = new URL(env.siteUrl).origin;
  const { client } = limitRules(env).count;
  // Kept in memory only, for the length of the window, so that a beacon does not cost a database
  // query.
  const senders = createWindowCounter(client);

  const reasonToDrop = (request: Request, address: string): string | undefined => {
    const header = (name: string) => request.headers.get(name) ?? "";
    if (!env.counts) return "off";
    if (header("Sec-Fetch-Site") !== "same-origin" && header("Origin") !== ours) return "origin";
    if (asksForPrivacy(request)) return "private";
    if (isProgram(header("User-Agent"))) return "program";
    if (/(?:^|;\s*)(?:__Host-)?desk=/.test(header("Cookie"))) return "desk";
    const [network = address] = clientNetworks(address);
    if (senders.wait(network, client.points) > 0) return "limited";
    senders.add(network);
    return undefined;
  };

  app.post(endpoints.counts, async (c) => {
    const request = c.req.raw;
    const length = Number(request.headers.get("Content-Length") ?? Number.NaN);
    if (!request.headers.get("Content-Type")?.startsWith("text/plain"))
      throw new Refusal(415, "malformed", serverMessages.wrongType);
    // Browsers send the length of a beacon; without one, the body could be endless.
    if (!(length <= beaconLimit)) throw new Refusal(413, "too_large", serverMessages.tooLarge);
    let outcome = reasonToDrop(request, c.var.address);
    if (!outcome) {
      const beacon = readBeacon(await request.text());
      const userAgent = c.req.header("User-Agent") ?? "";
      const language = languageOf(c.req.header("Accept-Language") ?? "");
      if (beacon.events.length + beacon.measured.length === 0) outcome = "unknown";
      else
        outcome = counts.add(beacon, { device: deviceOf(userAgent), language })
          ? "counted"
          : "full";
    }
    metrics.beacons.inc({ outcome });
    return c.body(null, 204);
  });
  app.all(endpoints.counts, methodNotAllowed("POST"));
}
