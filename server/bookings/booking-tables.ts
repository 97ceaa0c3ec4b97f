import type { CallOutcome } from "#contract/desk-agenda.ts";

/** A booked call. Name, addresses and note are stored in its lead, and are erased with it. */
export interface BookingRow {
  id: string;
  lead_id: string;
  /** Milliseconds since 1970. */
  start: number;
  state: "confirmed" | "cancelled";
  /** SEQUENCE of the invitation: incremented by every change. */
  sequence: number;
  by: "phone" | "video";
  /** IANA name of the zone in which the visitor picked the time. */
  time_zone: string;
  created_at: number;
  updated_at: number;
  /** Whether the visitor came; empty until the company records it. */
  outcome: CallOutcome;
}

/**
 * Five minutes that are taken, either by a booking or by a visitor who is still filling in the
 * form.
 */
export interface SlotCellRow {
  /** Number of the cell since 1970 (occupancy.ts). */
  cell: number;
  booking_id: string | null;
  hold: string | null;
  /** When the hold ends; 0 for a booking. */
  held_until: number;
}

/** A time span in which the company takes no calls. Milliseconds since 1970. */
export interface BlockRow {
  id: string;
  start: number;
  end: number;
  created_at: number;
  /** A short reason for the company; visitors never see it. */
  why: string;
}

export interface BookingTables {
  bookings: BookingRow;
  slot_cells: SlotCellRow;
  booking_blocks: BlockRow;
}
