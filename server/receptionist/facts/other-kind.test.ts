import { expect, test } from "vitest";
import { otherKind } from "./other-kind.ts";

const facts = {
  calls: { value: { count: 500, per: "month" as const }, turn: 0, by: "words" as const },
};

test.each(["no that was texts not calls", "no, eran mensajes, no llamadas", "not calls, texts"])(
  "%s",
  (text) => {
    expect(otherKind(text, facts)).toEqual({ calls: null, texts: 500 });
  },
);

test("calls a day become texts of a month", () => {
  const daily = { calls: { ...facts.calls, value: { count: 10, per: "day" as const } } };
  expect(otherKind("those are texts, not calls", daily)).toEqual({ calls: null, texts: 200 });
});

test("a new number and an unknown one are read elsewhere", () => {
  expect(otherKind("30 texts not calls", facts)).toBeUndefined();
  expect(otherKind("texts not calls", {})).toBeUndefined();
});
