import type { LeadAct } from "#contract/desk-tray.ts";

/** The act that takes another one back. */
export interface Undo {
  act: LeadAct;
  to: string;
}

const back: Record<string, LeadAct> = {
  waiting: "wait",
  answered: "answered",
  closed: "close",
  marked: "spam",
};

/**
 * The act that undoes another, given the lead's earlier folder and owner; undefined for acts that a
 * single press cannot undo.
 */
export function undoOf(act: LeadAct, folder: string, owner: string): Undo | undefined {
  if (act === "take") return { act: "release", to: "" };
  if (act === "release" || act === "handOver")
    return owner ? { act: "handOver", to: owner } : { act: "release", to: "" };
  const way = act === "ok" ? "spam" : act === "spam" && folder === "waiting" ? "ok" : back[folder];
  return way && { act: way, to: "" };
}
