import { describe, expect, it } from "vitest";
import { clientAddress, clientNetworks } from "./client-address.ts";

describe("clientAddress", () => {
  const peer = "::ffff:10.0.0.9";

  it("believes no header unless a proxy is trusted", () => {
    expect(clientAddress({ peer, forwardedFor: "203.0.113.1" }, 0)).toBe("10.0.0.9");
  });

  it("takes the entry that the outermost trusted proxy wrote, not the client's own", () => {
    const forwardedFor = "6.6.6.6, 203.0.113.1, 10.0.0.8";
    expect(clientAddress({ peer, forwardedFor }, 1)).toBe("10.0.0.8");
    expect(clientAddress({ peer, forwardedFor }, 2)).toBe("203.0.113.1");
  });

  it.each([
    ["[2001:db8::1]:443", "2001:db8::1"],
    ["203.0.113.1:5555", "203.0.113.1"],
    ["nonsense", "10.0.0.9"],
  ])("reads %s", (forwardedFor, expected) => {
    expect(clientAddress({ peer, forwardedFor }, 1)).toBe(expected);
  });
});

describe("clientNetworks", () => {
  it("counts an IPv6 line by its /64, its /56 and its /48", () => {
    const networks = clientNetworks("2001:db8:5:1234::1");
    expect(clientNetworks("2001:0db8:5:1234:ffff::2")).toEqual(networks);
    const sameBut = (other: string) =>
      clientNetworks(other).map((network, width) => network === networks[width]);
    expect(sameBut("2001:db8:5:12ff::1")).toEqual([false, true, true]);
    expect(sameBut("2001:db8:5:ff34::1")).toEqual([false, false, true]);
    expect(sameBut("2001:db8:6:1234::1")).toEqual([false, false, false]);
  });

  it("counts IPv4 by address", () => {
    expect(clientNetworks("203.0.113.1")).toEqual(["203.0.113.1"]);
  });
});
