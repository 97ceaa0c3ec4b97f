import { expect, test } from "vitest";
import { frontDeskOf } from "#content/front-desks/front-desks.ts";
import { refusedFields, refusesBooking, refusesCalls, withoutRefusals } from "./refused.ts";

const { fields } = frontDeskOf("plumbers");
const asked = (name: string) => fields.find((field) => field.name === name);

test.each([
  ["id rather not give my name", "name"],
  ["im not giving a name", "name"],
  ["no name needed just asking", "name"],
  ["I want to stay anonymous, please", "name"],
  ["prefiero no dar mi nombre", "name"],
  ["不想说名字", "name"],
  ["dont know the number", "phone"],
  ["i don't have a phone right now", "phone"],
])("%s leaves out the %s", (message, name) => {
  expect(refusedFields(message, fields, undefined)).toEqual([name]);
});

test.each(["i said i dont know it!!", "I'd rather not say", "no idea", "no sé", "不知道"])(
  "%s leaves out whatever was asked",
  (message) => {
    expect(refusedFields(message, fields, asked("address"))).toEqual(["address"]);
    expect(refusedFields(message, fields, undefined)).toEqual([]);
  },
);

test("nobody is spared the question about danger by not knowing", () => {
  expect(refusedFields("no idea", fields, asked("safe"))).toEqual([]);
});

test.each(["my name is Ana", "no hot water since friday", "the number is 303 555 0101"])(
  "%s refuses nothing",
  (message) => {
    expect(refusedFields(message, fields, asked("name"))).toEqual([]);
    expect(withoutRefusals(message, fields)).toBe(message);
  },
);

test.each(["im not booking anything", "just the message please", "cancel that", "solo el recado"])(
  "%s wants no appointment",
  (message) => expect(refusesBooking(message)).toBe(true),
);

test.each(["i have not booked yet, tuesday?", "can I book friday", "the message said tuesday"])(
  "%s may want one",
  (message) => expect(refusesBooking(message)).toBe(false),
);

test("says which words forbid a call", () => {
  expect(refusesCalls("Ana Bell but dont call this phone")).toBe("dont call this phone");
  expect(refusesCalls("no me llamen. gracias")).toBe("no me llamen");
  expect(refusesCalls("call me any time")).toBeUndefined();
});
