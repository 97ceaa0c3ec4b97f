import type { Folder, LeadAct } from "#contract/desk-tray.ts";
import type { Standing } from "#server/db/tables.ts";

/** The fields that an act changes. */
export interface LeadState {
  folder: Folder;
  owner: string;
  standing: Standing;
  answered_at: number;
}

/** Who acts, and when. `to`: the new owner. */
interface ActBy {
  who: string;
  to?: string | undefined;
  at: number;
}

/** Names of the acts in trail and record. */
export const actNames = {
  take: "took",
  release: "released",
  answered: "answered",
  close: "closed",
  wait: "reopened",
  spam: "marked as spam",
  ok: "marked as ok",
  handOver: "handed over",
} as const satisfies Record<LeadAct, string>;

/**
 * The state of a lead after an act; undefined when the act does not fit, such as taking a lead that
 * somebody else has. Only an answer, a close or a mark takes a lead out of *Waiting*.
 */
export function afterAct(
  lead: LeadState,
  act: LeadAct,
  { who, to = "", at }: ActBy,
): LeadState | undefined {
  switch (act) {
    case "take":
      return lead.owner === "" ? { ...lead, owner: who } : undefined;
    case "release":
      return { ...lead, owner: "" };
    case "handOver":
      return { ...lead, owner: to };
    case "answered":
      return {
        ...lead,
        folder: "answered",
        owner: lead.owner || who,
        answered_at: lead.answered_at || at,
      };
    case "close":
      return { ...lead, folder: "closed" };
    case "wait":
      return { ...lead, folder: "waiting", answered_at: 0 };
    case "spam":
      return { ...lead, folder: "marked", standing: "spam" };
    case "ok":
      return { ...lead, folder: "waiting", standing: "ok" };
  }
}
