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

/** "Call booked"; a form of another version of the site appears as it was stored. */
export const sayForm = (form: string): string =>
  Object.hasOwn(formNames, form) ? formNames[form as keyof typeof formNames] : form;

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
  undo: "Undone",
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
    title: "Nothing is marked",
    text: "What looks like a machine’s lands here instead of in Waiting, with what you mark as spam, and never disappears by itself.",
  },
  all: { title: "No leads", text: "The next message from the site appears here." },
} as const;

/** "Everything was answered, last by Nora Bell at 9:12 am.": in place of the text above. */
export const lastAnswered = (who: string, when: string): string =>
  `Everything was answered, last by ${who} at ${when}. New leads appear here by themselves.`;

/** Why a list is empty for other reasons, and the way on. */
export const emptyReasons = {
  noneEver: {
    title: "No lead yet",
    text: "The five forms, the booking page and the receptionist all end here. Send yourself one to see it arrive.",
    way: "Open the contact form",
  },
  found: {
    title: (words: string) => `Nothing for “${words}”`,
    text: (leads = "leads") =>
      `Looked through names, firms, addresses, phones, subjects and messages of all ${leads}, by the beginnings of their words. Fewer letters find more.`,
    way: "Clear the search",
  },
  narrowed: {
    title: "Nothing here",
    text: "No lead of this list fits the filters.",
    way: "Without filters",
  },
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
    sourceHint: "Another, such as google",
    sources: (names: readonly string[]) =>
      names.length > 1 ? `${names.length} sources` : (names[0] ?? ""),
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
    export: "Export",
    none: "Choose none",
    chooseOn: "choose on",
    noneShort: "none",
    chosen: (count: number) => `${count} chosen`,
    title: (count: number) => (count === 1 ? "One lead chosen" : `${count} leads chosen`),
    text: "What you do with the dark bar is done to each of them, with its own line in the trail. If somebody changed one meanwhile, that one stays as it is and you are told.",
  },
  doneAs: (what: string, count: number) =>
    `${what}: ${count === 1 ? "one lead" : `${count} leads`}`,
  done: (count: number) => `${count} done.`,
  kept: (count: number) =>
    count === 1
      ? "One stayed as it is: somebody changed it meanwhile."
      : `${count} stayed as they are: somebody changed them meanwhile.`,
  found: "Found, newest first",
  late: "Over 24 hours",
  today: "Today",
  yesterday: "Yesterday",
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
    today: {
      title: "Today so far",
      leads: (leads: number, answered: number) =>
        leads === 0
          ? "No leads yet."
          : `${leads === 1 ? "One lead" : `${leads} leads`}, ${answered === leads ? "all answered" : `${answered} answered`}`,
      slowest: (wait: string) => `, the slowest after ${wait}.`,
      suspect: (count: number) =>
        count === 1 ? "One was marked as suspect:" : `${count} were marked as suspect:`,
      look: "look them through",
      why: ", a real one may be among them.",
    },
    title: "Choose a lead",
    text: "It opens here, and stays in its folder until somebody answers or closes it.",
  },
} as const;
