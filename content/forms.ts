import { site } from "./site.ts";

/** The fields of a message that a person can fill in (specification 3). */
export type FieldName =
  | "fullName"
  | "email"
  | "officeNumber"
  | "mobileNumber"
  | "companyName"
  | "firmName"
  | "subject"
  | "message";

export interface FormField {
  name: FieldName;
  label: string;
  type: "text" | "email" | "tel" | "area";
  required: boolean;
  /** Value of the autocomplete attribute. */
  autocomplete: string;
  /** Takes the whole width of the form. */
  wide?: true;
  /** Characters, where it is fewer than usual. */
  maxLength?: number;
}

/** A message shown at the top right (specification 8). */
export interface ToastWords {
  title: string;
  description: string;
}

/** Everything a form says and what it sends beyond its fields (specification 2, 5 and 7). */
export interface FormWords {
  title: string;
  text: string;
  fields: readonly FormField[];
  button: string;
  /** A line beside the button. */
  note?: string;
  /** Whether a captcha is asked for before sending (specification 5). */
  captcha: boolean;
  /** Subject of the message, for forms that have no field for it. */
  subject?: string;
  /** Text of the message, for forms that have no field for it. */
  message?: (fullName: string) => string;
  success: ToastWords;
}

export type FormId = "booking" | "contact" | "trial" | "demo" | "registration";

const fullName: FormField = {
  name: "fullName",
  label: "Full name",
  type: "text",
  required: true,
  autocomplete: "name",
};
const email: FormField = {
  name: "email",
  label: "Email",
  type: "email",
  required: true,
  autocomplete: "email",
};
const officeNumber: FormField = {
  name: "officeNumber",
  label: "Office number",
  type: "tel",
  required: false,
  autocomplete: "work tel",
};
const phone: FormField = {
  name: "mobileNumber",
  label: "Phone",
  type: "tel",
  required: true,
  autocomplete: "tel",
};
const firmName: FormField = {
  name: "firmName",
  label: "Firm name",
  type: "text",
  required: false,
  autocomplete: "organization",
};
const subject: FormField = {
  name: "subject",
  label: "Subject",
  type: "text",
  required: true,
  autocomplete: "off",
};
const message: FormField = {
  name: "message",
  label: "Message",
  type: "area",
  required: true,
  autocomplete: "off",
  wide: true,
};

/** The toasts of specification 8, word for word. */
export const toasts = {
  emailSent: {
    title: "Email Sent",
    description: "Your message has been sent successfully!",
  },
  messageSent: {
    title: "Message Sent",
    description: "Your message has been sent successfully!",
  },
  /** The description stands in where the server gives no message of its own. */
  failed: {
    title: "Failed to Send",
    description: "An error occurred while sending.",
  },
  captcha: {
    title: "Captcha Required",
    description: "Please complete the reCAPTCHA to proceed.",
  },
} as const satisfies Record<string, ToastWords>;

/** Words around every toast, and how long one about sending stays, in ms. */
export const toastWords = {
  region: "Notifications ({hotkey})",
  close: "Close",
  retry: "Try again",
  sendDuration: 3000,
} as const;

export const forms: Record<FormId, FormWords> = {
  booking: {
    title: "Let's Talk About Your Needs",
    text: `Tell us how your phone rings today. We call back within ${site.replyWithinHours} hours.`,
    fields: [fullName, email, officeNumber, subject, message],
    button: "Book A Call",
    captcha: true,
    success: toasts.emailSent,
  },
  contact: {
    title: "Contact form",
    text: `A person reads it and replies within ${site.replyWithinHours} hours.`,
    fields: [fullName, email, officeNumber, subject, message],
    button: "Send message",
    captcha: true,
    success: toasts.emailSent,
  },
  trial: {
    title: "Start Your Free Trial",
    text: "Two weeks, on your own number, in your own MyCase.",
    fields: [
      fullName,
      email,
      phone,
      {
        name: "companyName",
        label: "Company",
        type: "text",
        required: false,
        autocomplete: "organization",
      },
    ],
    button: "Start Free Trial",
    note: "We call to set it up. Nothing goes live until you have listened.",
    captcha: false,
    subject: "MyCase Free Trial Request",
    message: (name) => `Free trial request from ${name}`,
    success: toasts.messageSent,
  },
  demo: {
    title: "Get A Demo",
    text: "Give us a number and we will ring it, in your firm’s name, with your questions.",
    fields: [fullName, email, phone, firmName],
    button: "Schedule Demo",
    note: `A person replies within ${site.replyWithinHours} hours.`,
    captcha: false,
    subject: "MyCase Contact Form",
    message: (name) => `Message sent by ${name}`,
    success: toasts.messageSent,
  },
  registration: {
    title: "Register Now",
    text: `One account for ${site.name}. You connect Lawmatics inside.`,
    fields: [fullName, { ...email, label: "Work email" }, phone, firmName],
    button: "Register",
    note: "We answer with the link to your account. By registering you accept the Terms and Conditions.",
    captcha: false,
    subject: "Lawmatics Registration Request",
    message: (name) => `Registration request from ${name}`,
    success: toasts.messageSent,
  },
};

/** Words that stand on every form. */
export const formWords = {
  sending: "Sending...",
  required: "Required",
  close: "Close",
  /** Label of the field that people never see. */
  trap: "Leave this empty",
  captcha: {
    label: "I’m not a robot",
    working: "Checking, one moment",
    done: "Checked",
    failed: "That did not work. Please try again.",
    withoutScript:
      "The check needs JavaScript. Without it your message is kept and read all the same.",
  },
  /** Where the network fails before a server could say anything. */
  offline: `The message did not get through. Please try again, or call ${site.phone.display}.`,
} as const;

const limits = { informational: 20, marketing: 10 } as const;

/** The two optional boxes of the contact form (specification 5): never required, never checked. */
export const consents = [
  {
    name: "consentInformational",
    label: `I agree to receive up to ${limits.informational} informational messages a month from ${site.name} by text, such as answers and appointment reminders. Message and data rates may apply. Reply STOP ALL to end every kind of message.`,
  },
  {
    name: "consentMarketing",
    label: `I agree to receive up to ${limits.marketing} marketing messages a month from ${site.name} by text. Consent is not a condition of any purchase. Reply STOP to opt out of marketing, STOP ALL to opt out of everything.`,
  },
] as const;

/** The page that answers a form posted without JavaScript. */
export const sentPage = {
  title: "It is on the desk",
  text: `Your message has been sent successfully! A person reads it and replies within ${site.replyWithinHours} hours.`,
  failedTitle: "It did not get through",
  failedText: `Nothing you wrote is lost: it stands below. Please look at the marked fields and send it again, or call ${site.phone.display}.`,
  back: "Back to where you were",
  slip: {
    title: "While you were out",
    rows: [
      { term: "To", value: site.name },
      { term: "From", value: "You" },
      { term: "Reply", value: `Within ${site.replyWithinHours} hours` },
    ],
    boxes: [
      { label: "Telephoned", on: false },
      { label: "Wrote", on: true },
      { label: "Called in person", on: false },
      { label: "Wants an answer", on: true },
    ],
  },
} as const;

/** Offered after the call-booking dialog has sent its message. */
export const bookingOffer = {
  text: "Would you rather name the time yourself?",
  action: "Pick a time",
} as const;
