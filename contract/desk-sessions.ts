/** Hours without an act of the person after which a session ends. */
export const idleHours = 12;
/** Days after which it ends in any case. */
export const sessionDays = 7;

/** Why a session ended by itself. */
export type SessionEnd = "idle" | "age";

/** "12 hours": how long a session lasted that ended by itself; empty for any other. */
export const sayLasted = (why: SessionEnd | undefined): string =>
  why === undefined ? "" : why === "idle" ? `${idleHours} hours` : `${sessionDays} days`;

/** A browser in which somebody is signed in. Times are milliseconds since 1970. */
export interface DeskSession {
  /** Names the session in a form; it opens nothing. */
  id: string;
  browser: string;
  createdAt: number;
  usedAt: number;
  endsAt: number;
  /** The session that asks. */
  here: boolean;
}

/** A person's own settings. */
export interface DeskChoices {
  /** Single keys act. */
  keys: boolean;
  /** A mail when a lead of theirs, or nobody's, waits 24 hours. */
  mailLate: boolean;
  /** A mail when a connection has taken nothing for an hour. */
  mailHooks: boolean;
}

/** Sessions and choices of the person who asks. */
export interface SessionServices {
  list(): Promise<DeskSession[]>;
  choices(): Promise<DeskChoices>;
  choose(choices: DeskChoices): Promise<void>;
}
