import { expect, it } from "vitest";
import { saySource } from "./source-names.ts";
import { sayForm } from "./tray-words.ts";

it("shows names that the desk does not know as they were stored", () => {
  expect([sayForm("talk"), saySource("google"), saySource("")]).toEqual([
    "Receptionist",
    "Google",
    "not told",
  ]);
  for (const name of ["constructor", "toString", "webinar"])
    expect([sayForm(name), saySource(name)]).toEqual([name, name]);
});
