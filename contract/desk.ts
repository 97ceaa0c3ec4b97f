import type { HealthServices } from "./desk-health.ts";
import type { LeadServices } from "./desk-lead.ts";
import type { DeskPerson } from "./desk-person.ts";
import type { SessionServices } from "./desk-sessions.ts";
import type { SignInServices } from "./desk-sign-in.ts";
import type { TrayServices } from "./desk-tray.ts";

/** Who asks and what their pages may ask of the server: made anew for every request. */
export interface Desk {
  /** Everybody who may enter. */
  people: readonly DeskPerson[];
  person: DeskPerson;
  tray: TrayServices;
  lead: LeadServices;
  sessions: SessionServices;
  health: HealthServices;
}

/** What the desk's router is given with a request. `desk` is undefined before entering. */
export interface DeskContext {
  /** Marks the inline scripts that the router itself writes; random for every answer. */
  mark: string;
  signIn: SignInServices;
  desk: Desk | undefined;
}
