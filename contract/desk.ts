import type { AgendaServices } from "./desk-agenda.ts";
import type { ConnectionServices } from "./desk-connections.ts";
import type { FiguresServices } from "./desk-figures.ts";
import type { HealthServices } from "./desk-health.ts";
import type { LeadServices } from "./desk-lead.ts";
import type { DeskPerson } from "./desk-person.ts";
import type { PostServices } from "./desk-posts.ts";
import type { SessionServices } from "./desk-sessions.ts";
import type { SignInServices } from "./desk-sign-in.ts";
import type { TrayServices } from "./desk-tray.ts";

/** The person who asks and the services for their pages: created for every request. */
export interface Desk {
  /** Everybody who may enter. */
  people: readonly DeskPerson[];
  person: DeskPerson;
  tray: TrayServices;
  lead: LeadServices;
  agenda: AgendaServices;
  posts: PostServices;
  sessions: SessionServices;
  figures: FiguresServices;
  connections: ConnectionServices;
  health: HealthServices;
}

/** The context that the desk's router gets with a request. `desk` is undefined before sign-in. */
export interface DeskContext {
  /** Marks the inline scripts that the router itself writes; random for every answer. */
  mark: string;
  signIn: SignInServices;
  desk: Desk | undefined;
}
