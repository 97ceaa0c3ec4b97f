import type { LeadAct } from "#contract/desk-tray.ts";

/** The act that takes another one back, and the standing from before. */
export interface Undo {
  act: LeadAct;
  to: string;
  standing: string;
}

/** What a lead was before an act. */
export interface Before {
  folder: string;
  owner: string;
  standing: string;
}

const back: Record<string, LeadAct> = {
  waiting: "wait",
  answered: "answered",
  closed: "close",
  marked: "spam",
};

/** The act that undoes another; undefined for acts that a single press cannot undo. */
export function undoOf(act: LeadAct, { folder, owner, standing }: Before): Undo | undefined {
  if (act === "take") return { act: "release", to: "", standing };
  if (act === "release" || act === "handOver")
    return owner ? { act: "handOver", to: owner, standing } : { act: "release", to: "", standing };
  const way = back[folder];
  return way && { act: way, to: "", standing };
}
