import { expect, test } from "vitest";
import { putRight, withoutTakenBackNumbers } from "./put-right.ts";

test.each([
  ["and sorry, 241 Elm not 214", "214 Elm St", "241 Elm St"],
  ["the from address should be 241 Elm", "214 Elm St", "241 Elm St"],
  ["its 1926 not 62", "house from 1962", "house from 1926"],
  ["no es 1950, es 1985", "casa de 1950", "casa de 1985"],
  ["scratch that it was sunday not saturday", "hit saturday night", "hit sunday night"],
  ["sorry, 88 Quarry", "80 Quarry Rd", "88 Quarry Rd"],
  ["its 3/4/1958 not 1985", "3/4/1985", "3/4/1958"],
  ["it's 0193 not 0139", "303 555 0139", "303 555 0193"],
  ["it's the den, not the hallway", "dead outlet in the hallway", "dead outlet in the den"],
  ["不是214，是241", "榆树街214号", "榆树街241号"],
])("%s puts %s right", (message, text, expected) => {
  const right = putRight(message, { line: { text } });
  expect(right.facts.line?.text).toBe(expected);
  expect(right.changed).toEqual(["line"]);
  expect(right.rest).not.toMatch(/\d/);
});

test("a no that opens a statement puts nothing right", () => {
  const text = "we drove past a gray ranch";
  const right = putRight("my girlfriend and I, and no we dont work with one", { line: { text } });
  expect(right.facts.line?.text).toBe(text);
});

test("puts every line right that repeats the value, and keeps the rest of the message", () => {
  const right = putRight("its 1926 not 1962, and Ana Lopez", {
    year: { text: "1962" },
    condition: { text: "peeling since 1962" },
    name: { text: "Bo" },
  });
  expect(right.facts).toMatchObject({
    year: { text: "1926" },
    condition: { text: "peeling since 1926" },
  });
  expect(right.rest).toContain("Ana Lopez");
});

test.each([
  "ceilings too, not the doors",
  "not sure, maybe 4",
  "friday not monday",
  "it is not leaking now",
])("%s corrects no line", (message) => {
  const known = { rooms: { text: "the kitchen and hallway" }, name: { text: "Ana Monroe" } };
  expect(putRight(message, known)).toEqual({ facts: known, changed: [], rest: message });
});

test("a day beside a time taken is left to the time, unless something happened then", () => {
  const known = { what: { text: "leaks since saturday" }, when: { when: { date: "2026-03-14" } } };
  expect(putRight("sunday not saturday", known).changed).toEqual([]);
  expect(putRight("it was sunday not saturday", known).changed).toEqual(["what"]);
});

test.each([
  ["es el 1950 no, perdón, 1985", "es el 1985"],
  ["214 Elm, sorry, 241 Elm", "241 Elm"],
  ["303 555 0139, wait, 0193", "303 555 0193"],
  ["2 kids, sorry, 1985", "2 kids, sorry, 1985"],
  ["somos 4 no 5", "somos 4"],
  ["at 11 no 12 pm", "at 11 no 12 pm"],
])("%s is read as %s", (message, expected) => {
  expect(withoutTakenBackNumbers(message)).toBe(expected);
});

test.each(["no gas no water near anything", "no hay gas ni agua"])(
  "%s puts nothing right",
  (said) => {
    const facts = { problem: { text: "no hot water" } };
    expect(putRight(said, facts)).toMatchObject({ facts, changed: [] });
  },
);

test.each([
  ["mi esposo no puede comer mariscos", "en la terraza si se puede"],
  ["No smell of gas, no water on the floor.", "No hot water since this morning"],
  ["mi hija no tiene carro", "la sala tiene humedad"],
  ["the kitchen is fine, no leaks in there", "leaks under the sink"],
  ["my son is allergic, no nuts please", "almond nuts on the cake"],
])("%s says what there is not, and leaves %s", (said, text) => {
  const facts = { line: { text } };
  expect(putRight(said, facts)).toMatchObject({ facts, changed: [] });
});

test.each([
  ["es gris, no azul", "la casa azul", "la casa gris"],
  ["sorry, the den, no the hallway", "outlet in the hallway", "outlet in the den"],
  ["son 13 no 14", "somos 14", "somos 13"],
])("%s still puts %s right", (said, text, expected) =>
  expect(putRight(said, { line: { text } }).facts.line?.text).toBe(expected),
);
