/** One line of what people did at the desk. `about` is an id, never what a visitor wrote. */
export interface AuditEntry {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
}

/** Something that was looked at. `needsPerson`: nobody but a person can mend it. */
export interface HealthCheck {
  name: string;
  needsPerson: boolean;
  /** What was found, in a sentence or two. */
  found: string;
  /** What a press can do about it. */
  act?: "retryMails";
}

/** How the server does, and what was done at the desk. */
export interface HealthServices {
  /** What needs a person first. */
  checks(): Promise<HealthCheck[]>;
  /** The newest first. */
  audit(): Promise<AuditEntry[]>;
  /** Tries refused mails again. @returns how many. */
  retryMails(): Promise<number>;
}
