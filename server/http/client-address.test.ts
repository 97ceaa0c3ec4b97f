import { describe, expect, it } from "vitest";
import { clientAddress, clientKey } from "./client-address.ts";

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

describe("clientKey", () => {
  it("counts an IPv6 line by its /64", () => {
    expect(clientKey("2001:db8::1")).toBe(clientKey("2001:0db8:0:0:ffff::2"));
    expect(clientKey("2001:db8::1")).not.toBe(clientKey("2001:db8:0:1::1"));
  });

  it("counts IPv4 by address", () => {
    expect(clientKey("203.0.113.1")).not.toBe(clientKey("203.0.113.2"));
  });
});
