/**
 * A mail as the outbox stores it, in JSON. From and Message-ID are ours and are set when it is sent
 * (`<id@our-domain>`, so that a repeat can be recognized); the texts may come from visitors.
 */
export interface OutgoingMail {
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html?: string;
  /** A calendar part (RFC 6047), as nodemailer takes it. */
  icalEvent?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; filename: string; content: string };
  /** Headers beside those of every mail; never from a visitor. */
  headers?: Record<string, string>;
}

/** A mail with its id, as a transport gets it. */
export interface Envelope {
  id: string;
  /** When it was queued, in ms since 1970. */
  createdAt: number;
  mail: OutgoingMail;
}

/** How a delivery failed, which decides whether it is retried. */
export type FailureKind =
  /** The relay cannot be used at all (connection, TLS, login): no single mail is at fault. */
  | "relay"
  /** This mail was deferred (4xx, or the response was lost): it is sent again later. */
  | "later"
  /** This mail was rejected for good (5xx): a person has to look at it. */
  | "refused";

export class DeliveryError extends Error {
  readonly kind: FailureKind;
  /** Milliseconds that the receiver asked us to wait. */
  readonly retryAfter: number;
  constructor(kind: FailureKind, message: string, retryAfter = 0) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Sends mails. `send` resolves when the receiver has accepted responsibility. */
export interface Transport {
  name: string;
  /** Milliseconds after which `send` has certainly ended; leases are longer. */
  timeout: number;
  /** @throws DeliveryError */
  send(envelope: Envelope): Promise<void>;
}
