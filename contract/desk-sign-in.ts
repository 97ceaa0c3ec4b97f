/** Minutes for which a mailed link is valid. */
export const signInLinkMinutes = 15;

/**
 * The state of a sign-in link for the browser that opened it. Times are milliseconds since 1970.
 */
export type LinkState =
  | { is: "ready"; name: string; askedAt: number; byCommand: boolean }
  /** Asked for in another browser, such as "Firefox on Linux". */
  | { is: "elsewhere"; browser: string; askedAt: number }
  /** Used, too old, or never one of ours. */
  | { is: "over"; usedAt: number | undefined };

/** Why a form before sign-in was refused, in a sentence; the typed text comes back. */
export interface SignInReply {
  message: string;
  typed: string;
  /** A form that was posted after the session ended, to be sent again after signing in. */
  unsent?: { action: string; fields: (readonly [string, string])[] };
}

/** The services for the pages before the desk. */
export interface SignInServices {
  /** The last request of this browser; undefined when it is older than its link may be. */
  asked(): { address: string; at: number } | undefined;
  /** Looks at a link and changes nothing. */
  look(token: string): Promise<LinkState>;
  /** Where to go after entering: a path of the desk. */
  to: string;
  reply?: SignInReply | undefined;
}
