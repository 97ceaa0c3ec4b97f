import { expect, test } from "vitest";
import { formKindOf, formKinds, missingFields } from "./form-kinds.ts";

test("every form without a captcha writes subject and message itself", () => {
  for (const kind of Object.values(formKinds).filter(({ captcha }) => !captcha)) {
    expect(kind.preset).toBeDefined();
    expect(Object.keys(kind.fields)).not.toContain("message");
  }
});

test("a form is told by the subject and the opening that it writes", () => {
  for (const kind of Object.values(formKinds)) {
    if (!kind.preset) continue;
    const { subject, opening } = kind.preset;
    expect(formKindOf({ subject, message: `${opening}Ada Example` })).toBe(kind);
  }
});

test("whatever else is sent counts as the contact form", () => {
  const { subject, opening } = formKinds.trial.preset ?? { subject: "", opening: "" };
  const others = [
    { subject: "A question", message: `${opening}Ada` },
    { subject, message: "Buy this" },
    { subject, message: `${opening}Ada\nBuy this` },
    { subject, message: `${opening}${"x".repeat(500)}` },
    { subject: formKinds.demo.preset?.subject ?? "", message: `${opening}Ada` },
  ];
  for (const other of others) expect(formKindOf(other)).toBe(formKinds.contact);
});

test("required fields that are empty or absent are missing", () => {
  expect(missingFields(formKinds.trial, { fullName: "Ada", email: "" })).toEqual([
    "email",
    "mobileNumber",
  ]);
});
