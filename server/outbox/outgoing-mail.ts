/**
 * A mail as the outbox keeps it, in JSON. From and Message-ID are ours and are set when it is sent
 * (`<id@our-domain>`, so that a repeat can be recognized); texts may come from visitors.
 */
export interface OutgoingMail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** A calendar part (RFC 6047), as nodemailer takes it. */
  icalEvent?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; filename: string; content: string };
  /** Extra headers; never from a visitor. */
  headers?: Record<string, string>;
}

/** A mail with its identity, as a transport gets it. */
export interface Envelope {
  id: string;
  /** ms since 1970, when it was put into the outbox. */
  createdAt: number;
  mail: OutgoingMail;
}

/** The kind of a delivery's failure, which decides whether it is retried. */
export type FailureKind =
  /** The relay cannot be used at all (connection, TLS, login): no single mail is at fault. */
  | "relay"
  /** This mail was put off (4xx, or the answer was lost): it comes again later. */
  | "later"
  /** This mail was refused for good (5xx): a person has to look. */
  | "refused";

export class DeliveryError extends Error {
  readonly kind: FailureKind;
  /** Milliseconds for which the other side asked to be left alone. */
  readonly retryAfter: number;
  constructor(kind: FailureKind, message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** A destination for mails. `send` resolves when the other side has accepted responsibility. */
export interface Transport {
  name: string;
  /** Milliseconds after which `send` has certainly ended; leases are longer. */
  timeout: number;
  /** @throws DeliveryError */
  send(envelope: Envelope): Promise<void>;
}
