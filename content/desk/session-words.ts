/** The words of a person's own page: browsers and settings. */
export const sessionWords = {
  title: "Your sessions",
  named: (address: string) => `${address}, named in DESK on the server.`,
  signOut: "Sign out",
  signOutOf: (browser: string) => ` of ${browser}`,
  where: "Where you are signed in",
  everywhere: "Sign out everywhere",
  everywhereText: "Also ends links that are on their way.",
  columns: {
    browser: "Browser",
    entered: "Entered",
    used: "Last used",
    ends: "Ends",
    acts: "Acts",
  },
  here: ", this one",
  now: "now",
  choices: {
    keys: "Keys",
    keysAct: "Single keys act",
    keysText: "Off when you dictate to your computer.",
    mails: "Mail me when",
    mailLate: "a lead of mine, or nobody’s, waits 24 hours",
    mailHooks: "a connection has taken nothing for an hour",
    keep: "Keep these choices",
  },
} as const;
