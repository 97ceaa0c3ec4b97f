/** What a sign-in link is to the browser that opened it. Times are milliseconds since 1970. */
export type LinkState =
  | { is: "ready"; name: string; askedAt: number; byCommand: boolean }
  /** Asked for in another browser, such as "Firefox on Linux". */
  | { is: "elsewhere"; browser: string; askedAt: number }
  /** Used, too old, or never one of ours. */
  | { is: "over"; usedAt: number | undefined };

/** Why a form of signing in was not taken, in a sentence; what was typed comes back. */
export interface SignInReply {
  message: string;
  typed: string;
}

/** What the pages before the desk ask of the server. */
export interface SignInServices {
  /** What this browser asked for last; undefined when that is more than 15 minutes ago. */
  asked(): { address: string; at: number } | undefined;
  /** Looks at a link and changes nothing. */
  look(token: string): Promise<LinkState>;
  /** Where to go after entering: a path of the desk. */
  to: string;
  reply?: SignInReply | undefined;
}
