import { site } from "../site.ts";

/** The words around every page of the desk. */
export const shellWords = {
  desk: "desk",
  home: `${site.name}, the desk`,
  pageTitle: (title: string) => `${title} · ${site.name} desk`,
  skip: "To the content",
  navigation: "Desk",
  tabs: "Desk, short",
  more: "More",
  needing: "needing a person: ",
  mine: (name: string) => `${name}: sessions, keys, sign out`,
  search: "Search",
  mineShort: (name: string) => `${name}: sessions, sign out`,
  today: (time: string) => `today ${time}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  loading: "Loading",
  signedOut: (after: string) => `You were signed out${after && ` after ${after}`}.`,
  signedOutText:
    "Enter again in a new tab, then press the button here once more: your text is still in the page.",
  enterAgain: "Enter again",
  notSaved: "Not saved.",
  notSavedWhy: {
    unreachable: "The server was not reached. Everything is as it was.",
    failed: "The database did not answer (disk full?). Everything is as it was.",
  },
  tryAgain: "Try again",
  trouble: {
    signedOut: {
      title: "You are signed out",
      text: "Sign in again. What you had typed is still on the page before.",
    },
    missing: { title: "There is no such page", text: "The address may be incomplete." },
    other: {
      title: "Something went wrong",
      text: "It is written into the server’s log. Nothing that was stored is lost.",
    },
    signIn: "Sign in",
    toTray: "To the in-tray",
  },
  lost: {
    since: (time: string) => `Not live since ${time}.`,
    text: "Looking every 20 seconds. What you see may be older than it looks.",
    look: "Look now",
  },
  arrived: (count: string, one: boolean) => `${count} new ${one ? "lead" : "leads"}`,
  live: "Live",
  notLive: (time: string) => `Not live since ${time}. Looking every 20 s.`,
} as const;
