/** Whether a call took place; empty until somebody says so. */
export const callOutcomes = ["", "held", "missed"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A booked call. Instants are milliseconds since 1970. */
export interface AgendaCall {
  id: string;
  leadId: string;
  start: number;
  end: number;
  name: string;
  firm: string;
  email: string;
  phone: string;
  by: "phone" | "video";
  /** The zone in which the visitor chose. */
  timeZone: string;
  state: "confirmed" | "cancelled";
  outcome: CallOutcome;
  createdAt: number;
  /** Somebody opened its lead. */
  seen: boolean;
}

/** Where something stands on its day: minutes after midnight on the company's clock. */
export interface Placed {
  from: number;
  to: number;
}

/** A blocked stretch, or the part of it that falls on one day. */
export interface AgendaBlock extends Placed {
  id: string;
  why: string;
  /** The whole stretch, in milliseconds since 1970. */
  start: number;
  end: number;
}

/** A time that a visitor keeps while writing the details. */
export interface AgendaHold extends Placed {
  start: number;
  until: number;
}

/** A day of the week that has opening hours. */
export interface AgendaDay {
  /** YYYY-MM-DD. */
  date: string;
  /** Opening hours; none on a day off. */
  open: Placed[];
  /** Name of the day off; empty on a working day. */
  off: string;
  calls: (AgendaCall & Placed)[];
  holds: AgendaHold[];
  blocks: AgendaBlock[];
}

/** A week of the company's calendar. */
export interface AgendaWeek {
  /** Its Monday, YYYY-MM-DD. */
  monday: string;
  /** The day and the minute on the company's clock. */
  today: string;
  minute: number;
  /** Short name of the zone at its beginning, such as MST. */
  zoneShort: string;
  /** The date on which the clocks change in it; empty otherwise. */
  clockChange: string;
  days: AgendaDay[];
  /** Times that anybody could still book in it. */
  openTimes: number;
  /** Start of the first call after it. */
  nextCall: number | undefined;
}

/** A stretch to block, as it was typed: dates YYYY-MM-DD, times HH:MM; without times whole days. */
export interface BlockRequest {
  from: string;
  fromTime: string;
  to: string;
  toTime: string;
  why: string;
}

/** `booked`: calls that stand in it, which stay until somebody cancels them. */
export type BlockResult =
  | { is: "blocked"; id: string; booked: AgendaCall[] }
  | { is: "refused"; why: "unreadable" | "order" };

/** The calendar of calls. */
export interface AgendaServices {
  /** The week in which a date falls; of today without one. */
  week(date: string | undefined): Promise<AgendaWeek>;
  call(id: string): Promise<AgendaCall | undefined>;
  block(request: BlockRequest): Promise<BlockResult>;
  /** Opens a blocked stretch again. @returns what was blocked, to undo it. */
  unblock(id: string): Promise<BlockRequest | undefined>;
  /** Cancels a call and writes to visitor and company; false when it was over or canceled before. */
  cancel(id: string): Promise<boolean>;
  /** False unless the call was booked and has begun. */
  setOutcome(id: string, outcome: CallOutcome): Promise<boolean>;
  /** The address to which a calendar program subscribes. */
  feed(): string;
}
