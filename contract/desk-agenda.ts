/** Whether a call took place; empty until somebody records it. */
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
  /** The zone in which the visitor picked the time. */
  timeZone: string;
  state: "confirmed" | "cancelled";
  outcome: CallOutcome;
  createdAt: number;
  /** Somebody opened its lead. */
  seen: boolean;
}

/** Position on its day: minutes after midnight in the company's zone. */
export interface Placed {
  from: number;
  to: number;
}

/** A blocked time span, or the part of it that falls on one day. */
export interface AgendaBlock extends Placed {
  id: string;
  why: string;
  /** The whole span, in milliseconds since 1970. */
  start: number;
  end: number;
}

/** A time that a visitor holds while filling in the details. */
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
  /** The current day and minute in the company's zone. */
  today: string;
  minute: number;
  /** Short name of the zone at the start of the week, such as MST. */
  zoneShort: string;
  /** The date of a clock change in this week; empty otherwise. */
  clockChange: string;
  days: AgendaDay[];
  /** Times in this week that can still be booked. */
  openTimes: number;
  /** Start of the first call after this week. */
  nextCall: number | undefined;
}

/** A time span to block, as typed: dates YYYY-MM-DD, times HH:MM; without times, whole days. */
export interface BlockRequest {
  from: string;
  fromTime: string;
  to: string;
  toTime: string;
  why: string;
}

/** `booked`: calls in the span, which stay until somebody cancels them. */
export type BlockResult =
  | { is: "blocked"; id: string; booked: AgendaCall[] }
  | { is: "refused"; why: "unreadable" | "order" };

export interface CalendarFeed {
  url: string;
  renewable: boolean;
}

/** The calendar of calls. */
export interface AgendaServices {
  /** The week that contains a date; without one, the current week. */
  week(date: string | undefined): Promise<AgendaWeek>;
  call(id: string): Promise<AgendaCall | undefined>;
  block(request: BlockRequest): Promise<BlockResult>;
  /** Removes a block. @returns the removed block, for undoing */
  unblock(id: string): Promise<BlockRequest | undefined>;
  /**
   * Cancels a call and mails visitor and company; false when it is over or was already canceled.
   */
  cancel(id: string): Promise<boolean>;
  /** False unless the call was booked and has started. */
  setOutcome(id: string, outcome: CallOutcome): Promise<boolean>;
  /** The URL for calendar programs to subscribe to, and whether a new one can be made. */
  feed(): Promise<CalendarFeed>;
  /** Makes a new URL, which ends the one before; false when the configuration says which it is. */
  renewFeed(): Promise<boolean>;
}
