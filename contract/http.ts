/** Addresses of the calls between the pages and the server (specification 7). */
export const endpoints = {
  sendMail: "/sendMail",
  blogs: "/api/blogs",
  captcha: "/api/captcha",
} as const;

/**
 * What a form sends beside its payload, so that the payload stays as specified.
 * `elapsed`: milliseconds from the first touch of the form to its sending (time trap).
 * `trap`: the text of the field that people never see (honeypot); absent when empty.
 * `consents`: names of the ticked boxes, separated by commas; absent when none is.
 */
export const headers = {
  captcha: "X-Captcha-Token",
  idempotency: "Idempotency-Key",
  elapsed: "X-Form-Elapsed",
  trap: "X-Form-Trap",
  consents: "X-Form-Consents",
} as const;

/** The optional boxes of the contact form (specification 5), by their field names. */
export const consentNames = ["consentInformational", "consentMarketing"] as const;
export type ConsentName = (typeof consentNames)[number];

/** Names of the extra fields of a form that is posted without JavaScript. */
export const plainFields = { trap: "website", returnTo: "returnTo" } as const;

/** Body of every refusal, in words that a visitor can read. `fields`: message by field name. */
export interface ErrorBody {
  message: string;
  fields?: Record<string, string>;
}

/** Body of an accepted message. */
export interface AcceptedBody {
  message: string;
}
