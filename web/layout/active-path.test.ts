import { expect, test } from "vitest";
import { isActive } from "./active-path.ts";

test("a plain entry is active on its own path only", () => {
  const about = { path: "/about", hasDropdown: false };
  expect(isActive(about, "/about")).toBe(true);
  expect(isActive(about, "/About/")).toBe(true);
  expect(isActive(about, "/about-us")).toBe(false);
  expect(isActive({ path: "/", hasDropdown: false }, "/about")).toBe(false);
  expect(isActive({ path: "/", hasDropdown: false }, "/")).toBe(true);
});

test("a dropdown's parent is active below its path", () => {
  const industries = { path: "/industries", hasDropdown: true };
  expect(isActive(industries, "/industries")).toBe(true);
  expect(isActive(industries, "/industries/attorneys")).toBe(true);
  expect(isActive(industries, "/integrations")).toBe(false);
});
