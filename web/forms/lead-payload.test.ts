import { expect, test } from "vitest";
import { leadPayload, payloadErrors } from "./lead-payload.ts";

function filled(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const person = { fullName: " Dana Whitfield ", email: "dana@hale.example" };

test("the contact form sends its seven keys, and no other", () => {
  const data = filled({
    ...person,
    subject: "Intake",
    message: "Hello",
    consentMarketing: "on",
    website: "spam",
  });
  expect(leadPayload("contact", data, "inbox@farline.example")).toEqual({
    to: "inbox@farline.example",
    fullName: "Dana Whitfield",
    email: "dana@hale.example",
    officeNumber: "",
    mobileNumber: "",
    subject: "Intake",
    message: "Hello",
  });
});

test("the trial form names itself and its sender", () => {
  const data = filled({ ...person, mobileNumber: "307 555 0100", companyName: "Hale" });
  expect(leadPayload("trial", data, "inbox@farline.example")).toEqual({
    to: "inbox@farline.example",
    fullName: "Dana Whitfield",
    companyName: "Hale",
    email: "dana@hale.example",
    mobileNumber: "307 555 0100",
    subject: "MyCase Free Trial Request",
    message: "Free trial request from Dana Whitfield",
  });
});

test("the demo form has its own subject and message", () => {
  const payload = leadPayload("demo", filled(person), "inbox@farline.example");
  expect(payload).toMatchObject({
    firmName: "",
    subject: "MyCase Contact Form",
    message: "Message sent by Dana Whitfield",
  });
  expect(payload).not.toHaveProperty("officeNumber");
});

test("each empty required field has its message, optional ones have none", () => {
  const payload = leadPayload("contact", filled({}), "inbox@farline.example");
  expect(Object.keys(payloadErrors("contact", payload)).sort()).toEqual([
    "email",
    "fullName",
    "message",
    "subject",
  ]);
});

test("a phone is required where the form says so, although the contract leaves it open", () => {
  const payload = leadPayload("trial", filled(person), "inbox@farline.example");
  expect(Object.keys(payloadErrors("trial", payload))).toEqual(["mobileNumber"]);
});

test("an unfinished email is said at its field", () => {
  const data = filled({ ...person, email: "dana@hale", subject: "a", message: "b" });
  const errors = payloadErrors("contact", leadPayload("contact", data, "i@farline.example"));
  expect(Object.keys(errors)).toEqual(["email"]);
});
