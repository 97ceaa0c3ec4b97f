import { expect, it } from "vitest";
import { checkUrl, demandAllowed, TargetRefused } from "./check-target.ts";
import { isPublicAddress, noPrivateTargets, parseHookTargets } from "./hook-targets.ts";
import { postHook } from "./post-hook.ts";

const judge = (address: string, allowed = "") => {
  const targets = parseHookTargets(allowed);
  if (!targets) throw new Error("not read");
  const url = new URL(address);
  checkUrl(url, targets);
  return { url, targets };
};

/** Ways to write an address that must not be reached from outside. */
const inside = [
  "127.0.0.1",
  "127.1",
  "0x7f000001",
  "2130706433",
  "017700000001",
  "0x7f.0.0.1",
  "0",
  "0.0.0.0",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "100.100.100.200",
  "192.0.0.192",
  "192.0.2.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "255.255.255.255",
  "①②⑦.⓪.⓪.①",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:8.8.8.8]",
  "[::127.0.0.1]",
  "[64:ff9b::7f00:1]",
  "[64:ff9b:1::1]",
  "[2002:7f00:1::]",
  "[2001::1]",
  "[2001:db8::1]",
  "[3fff::1]",
  "[fc00::1]",
  "[fd00:ec2::254]",
  "[fe80::1]",
  "[fec0::1]",
  "[ff02::1]",
  "[100::1]",
  "[5f00::1]",
];

it.each(inside)("does not connect to %s", (host) => {
  expect(() => judge(`https://${host}/`)).toThrow(TargetRefused);
});

it.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "[2606:4700::1111]", "hooks.example"])(
  "may connect to %s",
  (host) => {
    expect(() => judge(`https://${host}/x`)).not.toThrow();
  },
);

it("knows a zone and a text for no address of the Internet", () => {
  for (const text of ["fe80::1%eth0", "2606:4700::1%1", "", "localhost"])
    expect(isPublicAddress(text)).toBe(false);
});

it("refuses passwords, other schemes and reserved ports", () => {
  for (const url of ["https://me:pw@8.8.8.8/", "ftp://8.8.8.8/", "https://8.8.8.8:25/"])
    expect(() => judge(url)).toThrow(TargetRefused);
  expect(() => judge("https://hooks.example:22/")).toThrow(/reserved port/);
  expect(() => judge("https://8.8.8.8:8443/")).not.toThrow();
  expect(() => judge("http://8.8.8.8/")).toThrow(/https/);
});

it("refuses a name when one of its addresses is private", () => {
  const { url, targets } = judge("https://hooks.example/");
  expect(() => demandAllowed(["8.8.8.8", "10.0.0.1"], url, targets)).toThrow(/private/);
  expect(() => demandAllowed([], url, targets)).toThrow(TargetRefused);
  expect(() => demandAllowed(["8.8.8.8", "2606:4700::1"], url, targets)).not.toThrow();
});

it("opens what is named and nothing else, there without TLS too", () => {
  const allowed = "10.1.0.0/16, crm.internal, ::1";
  expect(() => judge("http://10.1.2.3:8080/", allowed)).not.toThrow();
  expect(() => judge("http://crm.internal/", allowed)).not.toThrow();
  expect(() => judge("http://[::1]/", allowed)).not.toThrow();
  expect(() => judge("https://10.2.0.1/", allowed)).toThrow(TargetRefused);
  const { url, targets } = judge("http://other.internal/", allowed);
  expect(() => demandAllowed(["10.1.0.9"], url, targets)).not.toThrow();
  expect(() => demandAllowed(["10.1.0.9", "10.2.0.9"], url, targets)).toThrow(TargetRefused);
  expect(() => demandAllowed(["8.8.8.8"], url, targets)).toThrow(/https/);
});

it("reads names, addresses and networks, and refuses what is none", () => {
  expect(parseHookTargets("")?.hosts.size).toBe(0);
  expect([...(parseHookTargets("CRM.internal, localhost")?.hosts ?? [])]).toEqual([
    "crm.internal",
    "localhost",
  ]);
  for (const wrong of ["10.0.0.0/33", "10.0.0/8", "fd00::/129", "a b", "http://x", "1.2.3.4/8/9"])
    expect(parseHookTargets(wrong)).toBeUndefined();
});

it("asks for the name at each try, and connects to no address that it did not judge", async () => {
  const answers = [["10.0.0.1"], ["127.0.0.1"], ["::ffff:127.0.0.1"]];
  const asked: string[] = [];
  for (const addresses of answers) {
    const answer = await postHook(
      { url: "https://rebound.example/", headers: {}, body: "{}" },
      {
        targets: noPrivateTargets,
        resolve: async (name) => {
          asked.push(name);
          return addresses;
        },
      },
    );
    expect(answer).toMatchObject({ status: 0, fault: expect.stringContaining("private address") });
  }
  expect(asked).toHaveLength(3);
});
