/** One recorded act at the desk. `about` is an id, never a visitor's text. */
export interface AuditEntry {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
  /** `about` is a lead that may still be there. */
  isLead: boolean;
}

/** Something that was checked. `needsPerson`: only a person can fix it. */
export interface HealthCheck {
  name: string;
  needsPerson: boolean;
  /** The result, in a sentence or two. */
  found: string;
  /** The action that a press starts. */
  act?: "retryMails";
  /** The page on which it can be looked at. */
  look?: "connections";
  /** The lead that it is about. */
  lead?: { id: string; name: string };
}

/** The state of the server, and the recorded acts at the desk. */
export interface HealthServices {
  /** Checks that need a person come first. */
  checks(): Promise<HealthCheck[]>;
  /** The newest first. */
  audit(): Promise<AuditEntry[]>;
  /** Tries refused mails again. @returns how many. */
  retryMails(): Promise<number>;
}
