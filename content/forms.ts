import { site } from "./site.ts";

/** A message shown at the top right. */
export interface ToastWords {
  title: string;
  description: string;
}

/** Everything a form says. Its fields, captcha and subject: contract/form-kinds.ts. */
export interface FormWords {
  title: string;
  text: string;
  /** Labels that differ from `fieldLabels`. */
  labels?: Record<string, string>;
  button: string;
  /** A line beside the button. */
  note?: string;
  success: ToastWords;
}

export const fieldLabels = {
  fullName: "Full name",
  email: "Email",
  officeNumber: "Office number",
  mobileNumber: "Phone",
  companyName: "Company",
  firmName: "Firm name",
  subject: "Subject",
  message: "Message",
} as const;

/** The toasts that follow a form. */
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

/** Words around every toast. */
export const toastWords = {
  region: "Notifications ({hotkey})",
  close: "Close",
  retry: "Try again",
} as const;

export const forms = {
  booking: {
    title: "Let's Talk About Your Needs",
    text: `Tell us how your phone rings today. We call back within ${site.replyWithinHours} hours.`,
    button: "Book A Call",
    success: toasts.emailSent,
  },
  contact: {
    title: "Contact form",
    text: `A person reads it and replies within ${site.replyWithinHours} hours.`,
    button: "Send message",
    success: toasts.emailSent,
  },
  trial: {
    title: "Start Your Free Trial",
    text: "Two weeks, on your own number, in your own MyCase.",
    button: "Start Free Trial",
    note: "We call to set it up. Nothing goes live until you have listened.",
    success: toasts.messageSent,
  },
  demo: {
    title: "Get A Demo",
    text: "Give us a number and we will ring it, in your firm’s name, with your questions.",
    button: "Schedule Demo",
    note: `A person replies within ${site.replyWithinHours} hours.`,
    success: toasts.messageSent,
  },
  registration: {
    title: "Register Now",
    text: `One account for ${site.name}. You connect Lawmatics inside.`,
    labels: { email: "Work email" },
    button: "Register",
    note: "We answer with the link to your account. By registering you accept the Terms and Conditions.",
    success: toasts.messageSent,
  },
} as const satisfies Record<string, FormWords>;

/** Words that stand on every form. */
export const formWords = {
  sending: "Sending...",
  required: "Required",
  close: "Close",
  /** Label of the field that people never see. */
  honeypot: "Leave this empty",
  missing: (label: string) => `${label} is missing.`,
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
