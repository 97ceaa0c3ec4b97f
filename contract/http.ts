import { countsPath } from "./counts.ts";

/** Addresses of the calls between the pages and the server. */
export const endpoints = {
  sendMail: "/sendMail",
  blogs: "/api/blogs",
  captcha: "/api/captcha",
  /** POST text/plain, a beacon with counts (counts.ts). */
  counts: countsPath,
} as const;

/**
 * Headers that a form sends next to its payload, whose keys are fixed (LeadRequest). `elapsed`:
 * milliseconds from the first touch of the empty form, otherwise from the opening of the page, to
 * its submission. `honeypot`: the text of the hidden field; absent when empty. `consents`: names of
 * the checked boxes, comma-separated; absent when none is checked. `slip`: the visitor's choices so
 * far, as a query (content/lead-slip.ts); absent without a slip. `source`: the form, its page, and
 * where the visit came from (lead-source.ts).
 */
export const headers = {
  captcha: "X-Captcha-Token",
  idempotency: "Idempotency-Key",
  elapsed: "X-Form-Elapsed",
  honeypot: "X-Form-Honeypot",
  consents: "X-Form-Consents",
  source: "X-Lead-Source",
  slip: "X-Lead-Slip",
} as const;

/** Names of the extra fields of a form posted without JavaScript. */
export const plainFields = {
  honeypot: "website",
  returnTo: "returnTo",
  /** Name of the form (form-kinds.ts). */
  form: "form",
  /** The same query as in the header `slip`. */
  slip: "slip",
} as const;

/** Body of every refusal, in words that a visitor can read. `fields`: message by field name. */
export interface ErrorBody {
  message: string;
  fields?: Record<string, string>;
}

/** Body of an accepted message. */
export interface AcceptedBody {
  message: string;
}
