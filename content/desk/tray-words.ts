/** The folders by name. */
export const folderNames = {
  waiting: "Waiting",
  answered: "Answered",
  closed: "Closed",
  marked: "Marked",
  all: "All",
} as const;

/** How a lead reached us. */
export const formNames = {
  contact: "Contact",
  booking: "Call dialog",
  trial: "Trial",
  demo: "Demo",
  registration: "Registration",
  call: "Call booked",
  talk: "Receptionist",
} as const;

/** How far a message is trusted. */
export const standingNames = {
  verified: "Captcha passed",
  open: "No captcha asked",
  unverified: "Could not be checked",
  suspect: "Suspect",
  spam: "Spam",
  ok: "A person said OK",
} as const;

/** The result of an act, in the words of the list or of a toast. */
export const doneNames = {
  take: "Taken",
  release: "Given back",
  answered: "Answered",
  close: "Closed",
  wait: "Back in Waiting",
  spam: "Marked as spam",
  ok: "Marked as a person’s",
  handOver: "Handed over",
} as const;

/** Why a list is empty, and how it would fill. */
export const emptyLists = {
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
} as const;

/** The files of a list. */
export const exportNames = {
  csv: { label: "CSV", title: "Export what is shown, for a spreadsheet" },
  jsonl: { label: "JSON", title: "Export what is shown with all that is held, one lead a line" },
} as const;

/** The other words of the in-tray. */
export const trayWords = {
  leads: "Leads",
  export: "Export what is shown",
  search: "Search leads",
  searchHint: "Name, firm, address, words",
  searched: (words: string) => `“${words}”`,
  foldersAndFilters: "Folders and filters",
  mine: "Mine",
  nobodys: "Nobody’s",
  allOfWaiting: "All of Waiting",
  filters: {
    form: "Form",
    owner: "Owner",
    anyOwner: "Anybody",
    anyForm: "Any form",
    source: "Source",
    sourceHint: "Source, such as google",
    anySource: "Any source",
    standing: "Standing",
    anyStanding: "Any standing",
    from: "From",
    to: "To",
    time: "Time",
    anyTime: "Any time",
    span: (from: string, to: string) => [from, to].filter(Boolean).join(" to "),
    show: "Show",
  },
  bulk: {
    label: "Chosen leads",
    take: "Take",
    answered: "Answered",
    close: "Close",
    spam: "Spam",
    none: "Choose none",
    chosen: (count: number) => `${count} chosen`,
    title: (count: number) => (count === 1 ? "One lead chosen" : `${count} leads chosen`),
    text: "What you do with the dark bar is done to each of them, with its own line in the trail. If somebody changed one meanwhile, that one stays as it is and you are told.",
  },
  done: (count: number) => `${count} done.`,
  kept: (count: number) => `${count} stayed as they are: somebody changed them meanwhile.`,
  found: "Found, newest first",
  late: "Over 24 hours",
  today: "Today",
  yesterday: "Yesterday",
  nothingFound: {
    title: "Nothing found",
    text: "Every word has to be in the lead: in its name, address, firm, phone, subject or message.",
  },
  older: "Show older",
  cut: "Many were looked at, and there are more.",
  further: "Look further",
  choose: (name: string) => `Choose ${name}`,
  fresh: "new, ",
  waits: (hours: number) => `waits ${hours} h`,
  booked: "booked",
  hints: { move: "move", choose: "choose", answer: "answer", allKeys: "all keys" },
  nothingOpen: {
    label: "No lead is open",
    callsAhead: "Calls ahead",
    title: "Choose a lead",
    text: "It opens here, and stays in its folder until somebody answers or closes it.",
  },
} as const;
