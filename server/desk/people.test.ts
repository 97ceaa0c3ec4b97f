import { expect, it } from "vitest";
import { initialsOf } from "#contract/desk-person.ts";
import { findPerson, parsePeople } from "./people.ts";

it("reads names and addresses", () => {
  expect(parsePeople("Nora Bell <Nora@Farline.example>, sam@farline.example")).toEqual([
    { name: "Nora Bell", address: "nora@farline.example" },
    { name: "sam", address: "sam@farline.example" },
  ]);
  expect(parsePeople("sam@farline.example, SAM@farline.example")).toHaveLength(1);
});

it.each(["", "nora", "Nora <nora>", "nora@a.example; sam@a.example", "<>"])(
  "refuses %j",
  (text) => {
    expect(parsePeople(text)).toBeUndefined();
  },
);

it("finds a person in any case, and nobody else", () => {
  const people = parsePeople("nora@farline.example") ?? [];
  expect(findPerson(people, " NORA@farline.example ")?.name).toBe("nora");
  expect(findPerson(people, "nora@farline.example.evil.example")).toBeUndefined();
});

it("shortens names", () => {
  expect(["Nora Bell", "sam", "Ana María del Río", ""].map(initialsOf)).toEqual([
    "NB",
    "S",
    "AR",
    "",
  ]);
});
