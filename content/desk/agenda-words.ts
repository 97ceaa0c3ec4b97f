import { scheduling } from "../scheduling.ts";
import { placeNames } from "./place-names.ts";

/** "9 to 12 and 1 to 5": hours as people say them. */
const hour = (minutes: number) => {
  const clock = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(clock) : `${clock}:${String(minutes % 60).padStart(2, "0")}`;
};
const stretches = Object.values(scheduling.hours)[0] ?? [];
const hours = stretches.map(({ from, to }) => `${hour(from)} to ${hour(to)}`).join(" and ");

/** The words of the agenda. */
export const agendaWords = {
  title: placeNames.agenda,
  about: `Calls of ${scheduling.minutes} minutes, Monday to Friday, ${hours}.`,
  zone: (short: string) => `${scheduling.zoneName} (${short}).`,
  clocksChange: (day: string) => `The clocks change on ${day}.`,
  week: "Week",
  list: "List",
  views: "How the week is shown",
  before: "The week before",
  today: "Today",
  after: "The next week",
  isToday: "today",
  isTomorrow: "tomorrow",
  isPast: "past",
  closed: "closed",
  noCallsOn: (day: string) => `${day}. No calls are offered.`,
  calls: (count: number) => (count === 1 ? "1 call" : count > 0 ? `${count} calls` : "no calls"),
  gridLabel: (day: string) => `Week of ${day}, ${scheduling.zoneName}`,
  now: "now",
  noon: "noon",
  outcomes: { held: "held", missed: "did not come" },
  canceled: "canceled",
  fresh: "new",
  ways: { phone: "phone", video: "video" },
  forThem: (time: string, place: string) => `For them ${time} (${place})`,
  theirTime: (time: string) => `${time} for them`,
  sendLink: "Video. Send the link before the call",
  beingChosen: "Being chosen",
  until: (time: string) => `until ${time}`,
  blocked: "Blocked",
  blockedTimes: "Blocked in this week",
  toBlock: "To block",
  ring: "Ring",
  heldAct: "Held",
  missedAct: "Did not come",
  change: "Change",
  cancel: "Cancel…",
  cancelOf: (name: string) => `Cancel the call with ${name}`,
  booked: (time: string) => `booked ${time}`,
  open: "Open it again",
  empty: "No calls this week",
  emptyText: (open: number, next: string) =>
    `${open === 1 ? "One time is" : `${open} times are`} open. ${next}`,
  nextCall: (when: string) => `The next call is on ${when}.`,
  noNextCall: "No call is booked after it.",
  goTo: (day: string) => `Go to ${day}`,
  block: {
    title: "Block a time",
    text: "No calls are offered in it. Calls that stand stay until you cancel them.",
    from: "From",
    to: "To",
    at: "At",
    whole: "Whole days",
    why: "Why, for us",
    submit: "Block this time",
    clear: "Clear",
    unreadable: "Choose two dates, and two times or whole days.",
    order: "The end has to come after the start.",
    done: "Blocked. No calls are offered in it.",
    opened: "Open again.",
    wasOpen: "Somebody opened it before.",
    undo: "Undo",
    standing: (count: number) =>
      count === 1 ? "One call stands in it" : `${count} calls stand in it`,
    cancelIt: (name: string) => `Cancel it and write to ${name}…`,
  },
  noted: "Noted",
  outcomeTooEarly: "That call has not begun, or was canceled.",
  feed: {
    title: "In your calendar program",
    text: "Subscribe to every call and block. Whoever has the address can read it.",
    address: "Address",
    copy: "Copy the address",
    copied: "Copied",
  },
  cancelCall: {
    open: "Cancel call…",
    title: (name: string) => `Cancel the call with ${name}?`,
    text: (email: string) =>
      `A mail goes out to ${email} and to the company, and takes the call out of both calendars. The time can be booked again.`,
    keep: "Keep it",
    submit: "Cancel the call",
    over: "This call is over, or was canceled before. Nothing was sent.",
    done: "Canceled. A mail goes out to the visitor.",
  },
  keys: {
    title: "Agenda",
    before: "The week before",
    after: "The next week",
    today: "Today",
    week: "Week",
    list: "List",
    block: "Block a time",
  },
} as const;
