/** Tables of the desk. Times are milliseconds since 1970; a hash is SHA-256 in base64url. */
export interface DeskTables {
  desk_links: DeskLinkRow;
  desk_sessions: DeskSessionRow;
  desk_people: DeskPersonRow;
  desk_audit: DeskAuditRow;
  lead_events: LeadEventRow;
  lead_lines: { lead_id: string; lines: string };
}

/** One request to enter, with its link and its code. */
export interface DeskLinkRow {
  /** Of the link's token. */
  hash: string;
  /** Empty for somebody who may not enter: such a request must look the same and cost the same. */
  address: string;
  /** Hash of the cookie of the browser that asked; empty for a link of the command line. */
  asked_by: string;
  /** Hash of the id of a browser in which this person signed in before; empty for any other. */
  known_by: string;
  /** Hash of the code together with that cookie. */
  code: string;
  tries: number;
  /** "Firefox on Linux". */
  browser: string;
  created_at: number;
  expires_at: number;
  /** 0 while it is not used. */
  used_at: number;
}

export interface DeskSessionRow {
  hash: string;
  address: string;
  browser: string;
  created_at: number;
  used_at: number;
}

/** A person's settings; 1 is yes. */
export interface DeskPersonRow {
  address: string;
  keys: number;
  mail_late: number;
  mail_hooks: number;
}

/** Who did what with which id; never what a visitor wrote. */
export interface DeskAuditRow {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
}

/** An act of a person on a lead; deleted with the lead. */
export interface LeadEventRow {
  id: string;
  lead_id: string;
  at: number;
  who: string;
  what: string;
  /** A note, or the address to which it was handed over. */
  text: string;
}
