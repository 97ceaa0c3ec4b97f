import { isIP, isIPv6 } from "node:net";

/** The addresses that a request claims to come from. */
export interface Origin {
  /** Address of the other end of the socket. */
  peer: string | undefined;
  forwardedFor: string | null | undefined;
}

/**
 * The address that counts as the client's. With n trusted proxies it is the nth entry from the
 * right of X-Forwarded-For (entries further left are the client's own claim); without a proxy, the
 * peer.
 */
export function clientAddress({ peer, forwardedFor }: Origin, trustProxy: number): string {
  const direct = plainAddress(peer ?? "");
  if (trustProxy === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(",").map((part) => part.trim());
  return plainAddress(hops[Math.max(0, hops.length - trustProxy)] ?? "") || direct;
}

/**
 * The networks that a client counts toward, narrowest first: IPv4 by its address; IPv6 by its /64,
 * which a single line gets, and by the /56 and the /48 that providers assign as a whole.
 */
export function clientNetworks(address: string): string[] {
  if (!isIPv6(address)) return [address || "unknown"];
  const [a, b, c, d = "0"] = expand(address);
  const subnet = (Number.parseInt(d, 16) >> 8).toString(16);
  return [`${a}:${b}:${c}:${d}::/64`, `${a}:${b}:${c}:${subnet}00::/56`, `${a}:${b}:${c}::/48`];
}

/** True for loopback and private networks (RFC 1918, 4193, 3927). */
export function isPrivate(address: string): boolean {
  return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd][\da-f]{2}:|fe80:)/i.test(
    address,
  );
}

/**
 * The bare address, without brackets, port, zone, or the IPv6 prefix of a mapped IPv4 address;
 * empty when it is not an address.
 */
function plainAddress(text: string): string {
  const bare = text
    .replace(/^\[([^\]]*)\](:\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(bare) ? bare.toLowerCase() : "";
}

function expand(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const middle = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(middle).fill("0"), ...right];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
