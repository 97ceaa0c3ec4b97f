import { expect, it } from "vitest";
import { firstTouch } from "./first-touch.ts";

const name = { type: "text", name: "fullName", value: "" };
const message = { type: "textarea", name: "message", value: "" };
const bait = { type: "text", name: "website", value: "" };
const page = { type: "hidden", name: "form", value: "contact" };
const box = { type: "checkbox", name: "consentMarketing", value: "on" };
const send = { type: "submit", name: "", value: "" };
const since = (target: object, changed: object[] = []) =>
  firstTouch(target, {
    controls: [name, message, bait, page, box, send, ...changed],
    ignored: "website",
    now: 5_000,
  });

it("measures from the first touch of a field in an empty form", () => {
  expect(since(name)).toBe(5_000);
  expect(since(message, [{ ...bait, value: "http://spam.example" }])).toBe(5_000);
});

it("measures from the opening of the page when the browser restored what was typed", () => {
  expect(since(name, [{ ...message, value: "We miss calls." }])).toBe(0);
});

it("measures from the opening of the page when the first touch is a button or a box", () => {
  expect(since(send)).toBe(0);
  expect(since(box)).toBe(0);
  expect(since({})).toBe(0);
});
