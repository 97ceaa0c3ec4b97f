import { BlockList, isIP } from "node:net";

/** Private hosts and networks that webhooks may reach (`HOOK_ALLOW`). */
export interface HookTargets {
  /** Names in lower case. */
  hosts: ReadonlySet<string>;
  networks: BlockList;
}

/**
 * Reads names, addresses and networks, separated by commas: `10.1.0.0/16, crm.internal, ::1`.
 * @returns undefined when one of them is none of these.
 */
export function parseHookTargets(text: string): HookTargets | undefined {
  const hosts = new Set<string>();
  const networks = new BlockList();
  for (const part of text.split(",").map((word) => word.trim().toLowerCase())) {
    if (part === "") continue;
    const [address = "", bits, ...more] = part.split("/");
    const version = isIP(address);
    if (version) {
      const family = version === 4 ? "ipv4" : "ipv6";
      const longest = version === 4 ? 32 : 128;
      if (more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
      if (Number(bits ?? longest) > longest) return undefined;
      networks.addSubnet(address, Number(bits ?? longest), family);
    } else if (/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/.test(part) && !/^[\d.]+$/.test(part))
      hosts.add(part);
    else return undefined;
  }
  return { hosts, networks };
}

/** No private target. */
export const noPrivateTargets: HookTargets = { hosts: new Set(), networks: new BlockList() };

const reserved4 = blockList("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);

/** Address ranges assigned to machines on the Internet; all other IPv6 addresses are refused. */
const global6 = blockList("ipv6", ["2000::/3"]);
/** Protocol assignments (Teredo and others), documentation, 6to4, which can hold any address. */
const reserved6 = blockList("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

/**
 * Whether an address belongs to a machine on the Internet at large. Everything not known to be so
 * is refused: private and shared networks, this machine, metadata services, IPv4 inside IPv6
 * (mapped, NAT64, 6to4), multicast, documentation.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved4.check(address, "ipv4");
  if (version !== 6 || address.includes("%")) return false;
  return global6.check(address, "ipv6") && !reserved6.check(address, "ipv6");
}

/** Whether an address is in one of the private networks that were opened. */
export function isOpened({ networks }: HookTargets, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && networks.check(address, version === 4 ? "ipv4" : "ipv6");
}

function blockList(family: "ipv4" | "ipv6", networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
