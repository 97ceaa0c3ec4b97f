import { expect, test } from "vitest";
import { saidParts } from "./said-parts.ts";

const asks = (line: string) => saidParts(line).some((part) => part.asks);

test.each([
  "would love it done before easter",
  "does not hurt at night",
  "does drive but pulls left",
  "which is weird cause the other one works",
  "who knows maybe six",
  "how he got my number",
  "are moving to denver so cancel it",
  "did botox once in 2022",
  "my brother in law, the tall one, is coming to let you in",
  "the tenant, Kayla, will open the door",
  "no dog, any bed",
])("%s tells", (line) => {
  expect(asks(line)).toBe(false);
});

test.each([
  "does delta cover crowns",
  "which is the best one",
  "who knows how to fix it",
  "how do i get there",
  "are dogs allowed",
  "did you do it before",
  "is swimming in the pool allowed",
  "will the room be ready by 2",
  "ok to eat before the blood test",
  "ok if i come with wet hair",
  "boxes included",
  "would it be done by easter",
  "the door will open?",
])("%s asks", (line) => {
  expect(asks(line)).toBe(true);
});

test.each(["ok if it rains call me", "ok to be clear its the upper one", "ok, my name is Ana"])(
  "%s asks nothing",
  (line) => {
    expect(asks(line)).toBe(false);
  },
);
