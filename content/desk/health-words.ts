import { placeNames } from "./place-names.ts";

/** Numbers at the beginning of a title. */
const numbers: readonly string[] = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

/** The words of the health page; the server fills in the figures. */
export const healthWords = {
  title: placeNames.health,
  allWell: "All is well",
  needs: (count: number) =>
    count === 1 ? "One thing needs a person" : `${numbers[count] ?? count} things need a person`,
  looked: (time: string) => `Looked at ${time}.`,
  lookNow: "Look now",
  needsPerson: " needs a person",
  isWell: " is well",
  tryAgain: "Try again",
  look: "Look",
  audit: {
    title: "What was done at this desk",
    caption: "What was done at the desk",
    none: "Nothing was done here yet.",
    columns: { when: "When", who: "Who", what: "What", about: "About" },
  },
  leads: "Leads arrive",
  mails: "Mail goes out",
  refused: "Refused mails",
  database: "Database writes",
  disk: "Disk",
  hooks: "Connections",
  live: "Open pages",
  backup: "Last backup",
  processes: "Processes",
  server: "This server",
  noBackup: "None was noted. npm run backup -- FILE makes one and notes it.",
  backedUp: (ago: string) => `${ago} ago.`,
  oldBackup: (ago: string) => `${ago} ago. npm run backup -- FILE makes one.`,
  runs: (version: string, node: string, since: string, megabytes: number) =>
    `Version ${version} on Node ${node.replace("v", "")}, for ${since}, with ${megabytes} MB.`,
  serve: (count: number) =>
    count === 1 ? "One serves the site." : `${count} serve the site and share its database.`,
  noLeads: "None yet.",
  lastLead: (ago: string) => `The last one ${ago} ago.`,
  longSilence: (usual: string) =>
    `Between the last fifty it was never quiet for more than ${usual}.`,
  nothingWaits: "Nothing waits.",
  oldest: (mails: string, ago: string) => `${mails} wait, the oldest for ${ago}.`,
  noneRefused: "None.",
  wereRefused: (mails: string) =>
    `${mails} refused for good. The leads themselves are safe; mend the address or the relay, then try again.`,
  writes: (engine: string, took: number) => `${engine} took a write in ${took} ms.`,
  cannotWrite: "A write failed. New messages are refused with a clear answer until it works again.",
  diskFine: "There is room.",
  noHooks: "None is set up.",
  hooksFine: (count: number) =>
    count === 1 ? "One, and it answers." : `${count}, and all answer.`,
  hooksBad: (bad: number, dead: number) =>
    `${bad} ${bad === 1 ? "does" : "do"} not answer or ${bad === 1 ? "is" : "are"} paused; ${dead} ${dead === 1 ? "delivery was" : "deliveries were"} given up.`,
  streams: (count: number, most: number) =>
    `${count} of at most ${most} hear of new leads at once.`,
  count: (number: number, most: number) =>
    `${number > most ? `More than ${most}` : number} ${number === 1 ? "mail" : "mails"}`,
} as const;
