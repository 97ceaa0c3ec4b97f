import { expect, it } from "vitest";
import type { Touch } from "#contract/lead-source.ts";
import { whereFromOf } from "./where-from.ts";

const touch: Touch = {
  at: 1_763_791_320_000,
  path: "/pricing",
  referrer: "www.google.com",
  ...{ source: "", medium: "", campaign: "", term: "", content: "", paid: "" },
};
const lead = { page: "/contact", slip: "" };

it("names first and last arrival, and the last only where it is another one", () => {
  const once = whereFromOf(lead, { first: touch, last: { ...touch } });
  expect(once.first).toEqual({
    name: "google",
    details: "www.google.com",
    at: touch.at,
    path: "/pricing",
  });
  expect(once.last).toBeUndefined();
  const mail = {
    ...touch,
    referrer: "",
    source: "Newsletter",
    medium: "email",
    campaign: "spring",
  };
  const twice = whereFromOf(lead, { first: touch, last: mail });
  expect(twice.last).toMatchObject({ name: "newsletter", details: "email, campaign spring" });
});

it("says of nothing more than the page where no arrival was told", () => {
  expect(whereFromOf(lead, undefined)).toEqual({
    page: "/contact",
    slip: "",
    first: undefined,
    last: undefined,
  });
});
