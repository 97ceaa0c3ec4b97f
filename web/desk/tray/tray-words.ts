import type { Folder, LeadAct } from "#contract/desk-tray.ts";
import type { LeadForm } from "#contract/lead-source.ts";

export const folderNames: Record<Folder | "all", string> = {
  waiting: "Waiting",
  answered: "Answered",
  closed: "Closed",
  marked: "Marked",
  all: "All",
};

/** The folders in their order. */
export const folderOrder = ["waiting", "answered", "closed", "marked", "all"] as const;

export const formNames: Record<LeadForm, string> = {
  contact: "Contact",
  booking: "Call dialog",
  trial: "Trial",
  demo: "Demo",
  registration: "Registration",
  call: "Call booked",
  talk: "Receptionist",
};

export const standingNames: Record<string, string> = {
  verified: "Captcha passed",
  open: "No captcha asked",
  unverified: "Could not be checked",
  suspect: "Suspect",
  spam: "Spam",
  ok: "A person said OK",
};

/** The result of an act, in the words of the list or of a toast. */
export const doneNames: Record<LeadAct, string> = {
  take: "Taken",
  release: "Given back",
  answered: "Answered",
  close: "Closed",
  wait: "Back in Waiting",
  spam: "Marked as spam",
  ok: "Marked as a person’s",
  handOver: "Handed over",
};

/** Why a list is empty, and how it would fill. */
export const emptyLists: Record<Folder | "all", { title: string; text: string }> = {
  waiting: {
    title: "Nobody waits",
    text: "Everything was answered. New leads appear here by themselves.",
  },
  answered: {
    title: "Nothing answered",
    text: "A lead comes here when somebody marks it answered.",
  },
  closed: { title: "Nothing closed", text: "A lead comes here when somebody closes it." },
  marked: {
    title: "Nothing marked",
    text: "Messages that look like a machine’s come here, and what you mark as spam.",
  },
  all: { title: "No leads yet", text: "The first message from a form of the site appears here." },
};

/** "11", or "99+" above the highest number that is counted. */
export const sayCount = (count: number, most: number): string =>
  count > most ? `${most}+` : count > 0 ? String(count) : "";

/** The files of a list. */
export const exportNames = {
  csv: { label: "CSV", title: "Export what is shown, for a spreadsheet" },
  jsonl: { label: "JSON", title: "Export what is shown with all that is held, one lead a line" },
} as const;
