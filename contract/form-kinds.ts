import { fieldLimits } from "./field-limits.ts";
import type { Lead } from "./lead.ts";

/** The fields of a message that a person can fill in. */
export type FieldName = keyof Lead;

/** A form that posts to /sendMail. */
export interface FormKind {
  /** Its fields in order; true: required. */
  fields: Partial<Record<FieldName, boolean>>;
  /** Whether a captcha must be passed before a message is kept. */
  captcha: boolean;
  /** Whether the optional consent boxes appear below its fields. */
  consents: boolean;
  /** Subject and first words of the message, for forms that have no such fields. */
  preset?: { subject: string; opening: string };
}

export type FormKindName = "booking" | "contact" | "trial" | "demo" | "registration";

const message = { fullName: true, email: true, officeNumber: false, subject: true, message: true };
const person = { fullName: true, email: true, mobileNumber: true };

/**
 * Every form of the site. The pages draw them, and the server validates messages, by this table.
 */
export const formKinds: Record<FormKindName, FormKind> = {
  booking: { fields: message, captcha: true, consents: false },
  contact: { fields: message, captcha: true, consents: true },
  trial: {
    fields: { ...person, companyName: false },
    captcha: false,
    consents: false,
    preset: { subject: "MyCase Free Trial Request", opening: "Free trial request from " },
  },
  demo: {
    fields: { ...person, firmName: false },
    captcha: false,
    consents: false,
    preset: { subject: "MyCase Contact Form", opening: "Message sent by " },
  },
  registration: {
    fields: { ...person, firmName: false },
    captcha: false,
    consents: false,
    preset: { subject: "Lawmatics Registration Request", opening: "Registration request from " },
  },
};

/** Whether a stranger's text names a form; `constructor` and the like do not. */
export function isFormName(text: string): text is FormKindName {
  return Object.hasOwn(formKinds, text);
}

/** The fields of a form in order. */
export function fieldNames(kind: FormKind): FieldName[] {
  return Object.keys(kind.fields) as FieldName[];
}

/**
 * The form that a message came from, inferred from subject and opening. A message whose words the
 * sender could choose freely never counts as one from a form without a captcha.
 */
export function formKindOf(lead: { subject: string; message: string }): FormKind {
  return formKinds[formNameOf(lead)];
}

/** Its name; `contact` also for the other form with free text. */
export function formNameOf(lead: { subject: string; message: string }): FormKindName {
  const fits = ({ preset }: FormKind) => {
    if (lead.subject !== preset?.subject || !lead.message.startsWith(preset.opening)) return false;
    const name = lead.message.slice(preset.opening.length);
    return name.length <= fieldLimits.fullName && !/[\r\n]/.test(name);
  };
  const names = Object.keys(formKinds) as FormKindName[];
  return names.find((name) => fits(formKinds[name])) ?? "contact";
}

/** The required fields of a form that are empty. */
export function missingFields(
  kind: FormKind,
  values: Partial<Record<FieldName, unknown>>,
): FieldName[] {
  return fieldNames(kind).filter((name) => kind.fields[name] && !values[name]);
}
