import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { type HookTargets, isOpened, isPublicAddress } from "./hook-targets.ts";

/** Nothing may be sent to this address. The message does not repeat the address. */
export class TargetRefused extends Error {}

/** Resolves a name to all of its addresses. */
export type Resolve = (name: string) => Promise<string[]>;

export const systemResolve: Resolve = (name) =>
  new Promise((resolve, reject) =>
    systemLookup(name, { all: true, verbatim: true }, (error, found) =>
      error ? reject(error) : resolve(found.map(({ address }) => address)),
    ),
  );

/**
 * Checks as much of an endpoint's URL as is possible without resolving its name. IP addresses are
 * checked here, because Node does not call `lookup` for them; the URL parser has already normalized
 * unusual spellings (`0x7f000001`, `2130706433`, `[::ffff:127.0.0.1]`).
 * @throws TargetRefused
 */
export function checkUrl(url: URL, targets: HookTargets): void {
  const host = hostOf(url);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new TargetRefused("needs https");
  if (url.username || url.password) throw new TargetRefused("holds a user name or a password");
  if (targets.hosts.has(host)) return;
  if (isIP(host)) {
    demandAllowed([host], url, targets);
    return;
  }
  const port = Number(url.port || 443);
  // Whether a name leads into an allowed private network is known only after resolving it.
  if (url.protocol === "http:") return;
  if (port !== 443 && port <= 1023) throw new TargetRefused("uses a reserved port");
}

/**
 * Checks all addresses of a name, and refuses the name if one of them is not allowed.
 * @throws TargetRefused
 */
export function demandAllowed(addresses: string[], url: URL, targets: HookTargets): void {
  if (targets.hosts.has(hostOf(url))) return;
  if (addresses.length === 0) throw new TargetRefused("has no address");
  if (addresses.every((address) => isOpened(targets, address))) return;
  if (url.protocol !== "https:") throw new TargetRefused("needs https");
  for (const address of addresses)
    if (!isOpened(targets, address) && !isPublicAddress(address))
      throw new TargetRefused("leads to a private address");
  const port = Number(url.port || 443);
  if (port !== 443 && port <= 1023) throw new TargetRefused("uses a reserved port");
}

/**
 * The `lookup` of one connection. It returns only addresses that passed the check, so that a name
 * cannot change its address between the check and the connection.
 */
export function judgingLookup(url: URL, targets: HookTargets, resolve: Resolve): LookupFunction {
  return (name, options, done) => {
    const answer = async () => {
      const addresses = await resolve(name);
      demandAllowed(addresses, url, targets);
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    answer().then(
      (found) => {
        const [first] = found;
        if (options.all) done(null, found);
        else if (first) done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, ""),
    );
  };
}

/** Host of a URL as it is resolved: an IPv6 address without its brackets, a name without a last dot. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}
