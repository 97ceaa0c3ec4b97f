import type { AgendaCall, BlockRequest, CallOutcome } from "#contract/desk-agenda.ts";

/** The result of the last act on the agenda. `key` is new for each. */
export type AgendaOutcome =
  | { is: "blocked"; booked: AgendaCall[]; key: number }
  | { is: "refused"; why: "unreadable" | "order" }
  | { is: "opened"; undo: BlockRequest | undefined }
  | { is: "noted"; id: string; outcome: CallOutcome }
  | { is: "feed"; renewed: boolean }
  | { is: "tooEarly" };
