import { site } from "../site.ts";
import { placeNames } from "./place-names.ts";

/** Hours at which the bars of the waits end; the last is what the site promises. */
export const answerHours: readonly number[] = [1, 4, 12, site.replyWithinHours];

/** The words of the page of figures. */
export const figuresWords = {
  title: placeNames.figures,
  ranges: { "7": "7 days", "30": "30 days", "90": "90 days", year: "12 months" },
  before: {
    "7": "the 7 days before",
    "30": "the 30 days before",
    "90": "the 90 days before",
    year: "the year before",
  },
  days: (from: string, to: string, zone: string) => `${from} to ${to}, days in ${zone}.`,
  events: "Counts of events, not of people.",
  range: "Range",
  csv: "CSV",
  totals: {
    visits: "Visits",
    leads: "Leads",
    booked: "Calls booked",
    held: "Calls held",
    answer: "First answer",
    ofDue: (due: string, missed: string) => `of ${due} that were due, ${missed} missed`,
    same: "the same as before",
    changeOn: (before: string) => `on ${before}`,
    ofVisits: (share: string) => `${share} of visits`,
    half: "half of all are faster",
    noAnswer: "none was noted",
  },
  trend: {
    title: { days: "Day by day", months: "Month by month" },
    visits: "Visits",
    leads: "Leads",
    booked: "of them booked a call",
    calls: "Calls",
    unfinished: "not over",
    today: "today",
    about: (from: string, to: string) => `Visits, leads and booked calls, ${from} to ${to}`,
    highest: (day: string, visits: string) => `The most visits were on ${day}: ${visits}.`,
    inMonth: (month: string, visits: string) => `The most visits were in ${month}: ${visits}.`,
    notOver: "The last one is not over.",
    point: (visits: string, leads: string, calls: string) =>
      `${visits} visits, ${leads} leads, ${calls} calls`,
    table: "The same as a table",
    columns: { day: "Day", month: "Month", before: "Before" },
  },
  funnel: {
    title: "From visit to call",
    visits: "Visits",
    begun: "Talk, form or booking begun",
    sent: "Message sent",
    booked: "Call booked",
    outside: "from outside, new document",
    oneIn: (visits: string) => `1 in ${visits} visits goes on`,
    ofBegun: (share: string) => `${share} of those begun`,
    ofSent: (share: string) => `${share} of messages`,
    exact:
      "Messages and calls are exact: the server counts them with the row. Visits and begun forms are a lower bound: browsers that ask not to be counted (GPC, DNT) or block it are not in them.",
    marked: (count: string) =>
      ` ${count} more ${count === "1" ? "message was" : "messages were"} marked as suspect or spam, and are in no other figure.`,
  },
  tables: {
    sources: { title: "Sources", about: "of each visit, and of each lead’s last one" },
    campaigns: { title: "Campaigns", about: "by utm_campaign" },
    pages: { title: "Pages", about: "where forms were begun and sent" },
    devices: { title: "Devices", about: "" },
    forms: { title: "Ways in", about: "" },
    calls: { title: "What became of calls", about: "" },
    columns: {
      source: "Source",
      campaign: "Campaign",
      page: "Page",
      device: "Device",
      form: "Form",
      visits: "Visits",
      views: "Views",
      begun: "Begun",
      leads: "Leads",
      sent: "Sent",
      share: "Share",
      outcome: "Calls of this time",
      calls: "Calls",
    },
    outcomes: {
      held: "Held",
      missed: "Did not come",
      cancelled: "Canceled",
      unmarked: "Not noted",
      ahead: "Still ahead",
    },
    deviceNames: { phone: "Phone", computer: "Computer", tablet: "Tablet" },
    rest: (count: number) => `${count} more`,
    none: "Nothing was counted in this time.",
    uncertain:
      "The small figures are the range in which the share lies with 95 %: where two ranges overlap, the difference may be chance.",
  },
  answers: {
    title: "Time to the first answer",
    bars: ["< 1 h", "1–4", "4–12", `12–${site.replyWithinHours}`, `> ${site.replyWithinHours} h`],
    waits: "waits",
    of: (leads: string) => `Of ${leads} leads.`,
    late: (count: string) =>
      `${count === "0" ? "None" : count} waited longer than the ${site.replyWithinHours} hours that the site promises.`,
    closed: (count: string) => `${count} closed with no answer noted.`,
    columns: { wait: "Hours", leads: "Leads" },
  },
  measured: {
    title: "How fast real visits were",
    about: "three of four were at least as fast",
    columns: { page: "Page", device: "Device", n: "Visits" },
    measures: { lcp: "Largest paint", cls: "Shift", inp: "Interaction" },
    slow: "too much",
    above: (value: string) => `over ${value}`,
    why: "Measured in visitors’ browsers, by page and device. Those above what Web Vitals calls good are marked.",
  },
  units: {
    thousands: (count: number) => `${count}k`,
    minutes: (count: number) => `${count} min`,
    hours: (count: number) => `${count} h`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes}`,
    days: (count: number) => `${count} days`,
    milliseconds: (count: number) => `${count} ms`,
    seconds: (count: string) => `${count} s`,
  },
  /** On the first day. */
  begins: {
    title: (when: string) => `Counting since ${when}`,
    text: "Days appear when they are over. Leads and calls are counted from the first one on.",
  },
  off: {
    title: "Visits are not counted",
    text: "This server was told COUNTS=off. Leads, calls and answers are still exact, below.",
  },
} as const;
