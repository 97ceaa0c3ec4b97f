import type { Facts } from "./facts/facts.ts";

/** A day with open times. `date`: YYYY-MM-DD on the visitor's clock; `slots`: instants, ISO. */
export interface OpenDay {
  date: string;
  slots: string[];
}

/** Details that a visitor leaves with the receptionist. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** Actions of the receptionist beyond talking. Made for one request. */
export interface Actions {
  /** Milliseconds since 1970. */
  now(): number;
  /** The visitor's time zone (IANA). */
  zone: string;
  /** Every day that can be booked, soonest first. */
  openDays(): Promise<OpenDay[]>;
  /** Keeps a time free; "gone" when somebody has it, "failed" when that could not be told. */
  hold(start: string, earlier: string | undefined): Promise<{ hold: string } | "gone" | "failed">;
  /** Books a call, with the conversation. */
  book(booking: {
    start: string;
    hold?: string;
    visitor: Visitor;
    /** Everything that was taken down, for the person who reads the booking. */
    facts: Facts;
  }): Promise<"booked" | "gone" | "failed">;
  /** The booking of a mailed link, while the link can still change it. */
  findBooking(token: string): Promise<{ start: string } | undefined>;
  /** Moves it to another time; "spent" when the link was used or the call is over. */
  move(
    token: string,
    to: { start: string; hold?: string },
  ): Promise<"done" | "gone" | "spent" | "failed">;
  cancel(token: string): Promise<"done" | "spent" | "failed">;
  /** Leaves a message with the company, with the conversation. */
  leave(message: {
    visitor: Visitor;
    subject: string;
    text: string;
    facts: Facts;
  }): Promise<"sent" | "failed">;
}
