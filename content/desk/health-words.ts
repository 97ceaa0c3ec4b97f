import { placeNames } from "./place-names.ts";
import { leadsInAll, sayCount } from "./say-count.ts";

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
  csv: "CSV",
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
  usualSilence: (weekday: string, usual: string) =>
    `On a ${weekday} at this hour it was never quiet for more than ${usual}, in eight weeks.`,
  longSilence: (usual: string) =>
    `Between the last fifty it was never quiet for more than ${usual}.`,
  nothingWaits: "Nothing waits.",
  oldest: (mails: string, ago: string) => `${mails} wait, the oldest for ${ago}.`,
  noneRefused: "None.",
  wereRefused: (mails: string, why: string) =>
    `${mails} refused for good${why && `, the latest: ${why}`}. The leads themselves are safe; mend the address or the relay, then try again.`,
  about: "About",
  relay: (host: string) => `By ${host}.`,
  noRelay: "Into files, as SMTP_URL names no relay.",
  usualTime: (seconds: string) => `Half of the last day’s were there within ${seconds} s.`,
  writes: (
    engine: string,
    took: number,
    megabytes: number,
    leads: { count: number; isExact: boolean },
  ) => `${engine} took a write in ${took} ms. ${sayCount(megabytes)} MB, ${leadsInAll(leads)}.`,
  cannotWrite: "A write failed. New messages are refused with a clear answer until it works again.",
  diskFree: (bytes: number) =>
    bytes < 1e9
      ? `${sayCount(Math.floor(bytes / 1e6))} MB free.`
      : `${sayCount(Math.floor(bytes / 1e9))} GB free.`,
  diskElsewhere: "Nothing is stored here.",
  counting: "Counting",
  countsOn:
    "On. Browsers that ask not to be counted send nothing, so nobody knows how many they are.",
  countsOff: "Off, as COUNTS says. Leads and calls are counted all the same.",
  who: "Who is here",
  nobodyHere: "Nobody in the last hour.",
  present: (name: string, browser: string, ago: string) => `${name} (${browser}, ${ago} ago)`,
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
