import { site } from "./site.ts";

const limits = { informational: 20, marketing: 10 } as const;

/**
 * The optional boxes of the contact form, by their field names: never required, never checked.
 * `agreedTo` names what was checked in the company's mail.
 */
export const consents = {
  consentInformational: {
    label: `I agree to receive up to ${limits.informational} informational messages a month from ${site.name} by text, such as answers and appointment reminders. Message and data rates may apply. Reply STOP ALL to end every kind of message.`,
    agreedTo: "informational messages by text",
  },
  consentMarketing: {
    label: `I agree to receive up to ${limits.marketing} marketing messages a month from ${site.name} by text. Consent is not a condition of any purchase. Reply STOP to opt out of marketing, STOP ALL to opt out of everything.`,
    agreedTo: "marketing messages by text",
  },
} as const;

export type ConsentName = keyof typeof consents;
/** In the order of the form, which is also that of a stored message. */
export const consentNames = Object.keys(consents) as ConsentName[];
