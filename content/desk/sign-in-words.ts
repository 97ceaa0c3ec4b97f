import { site } from "../site.ts";

/** The words of the pages before the desk. */
export const signInWords = {
  signIn: {
    page: "Sign in",
    title: "The desk",
    lead: "Your address gets a link. There is no password to lose.",
    submit: "Send me a link",
    fine: (minutes: number) =>
      `Works for the addresses that this server was told. The link enters only in the browser that asked for it, once, within ${minutes} minutes.`,
  },
  signedOut: {
    title: "What you typed is kept here",
    signIn: "Sign in, in a new tab",
    send: "Send it now",
    fine: "Keep this page open while you sign in. If this page is closed, what you typed is gone.",
  },
  address: "Your address",
  sent: {
    page: "Look into your mail",
    title: "Look into your mail",
    lead: (address: string) =>
      `If ${address} may enter, a mail is on its way. Press the link on this device, or type its code here.`,
    anybody: "your address",
    note: "You asked for a link.",
    code: "Code from the mail",
    submit: "Enter",
    fine: "Nothing there after a minute? Look among the spam.",
    again: "Ask again, or with another address",
    againIn: (clock: string) => `Ask again in ${clock}.`,
    another: "Another address",
  },
  ready: {
    page: "Press to enter",
    title: (name: string) => `Good day, ${name}`,
    byCommand: "This link was made on the server’s command line.",
    asked: (time: string) => `You asked for this link at ${time} in this browser.`,
    note: "You open it.",
    submit: "Enter the desk",
    fine: "The button is here because mail programs open links by themselves. Nothing happens until it is pressed. On a machine that others use, sign out when you go.",
  },
  elsewhere: {
    page: "Another browser",
    title: "Not this browser",
    lead: (browser: string, time: string) =>
      `The link enters only where it was asked for: ${browser}, ${time}.`,
    note: "Asked elsewhere.",
    there: "There",
    thereText: ", type the code from the same mail.",
    here: "here",
    hereBefore: "Or ",
    hereText: ", ask for a link of its own.",
    submit: "Ask from this browser",
    fine: "If it was not you who asked, do nothing. Nobody can enter with what you have seen here.",
  },
  over: {
    page: "Link used up",
    title: "That link is used up",
    pressed: (time: string) => `It was pressed at ${time}. Links enter once.`,
    old: (minutes: number) =>
      `It was pressed, or is older than ${minutes} minutes. Links enter once.`,
    note: "It was pressed.",
    submit: "Send me a new one",
    fine: "Pressed by somebody else? Ask anew, then choose Sign out everywhere under your name.",
  },
  footer: `For the people who answer ${site.name}’s leads. Looking for the company?`,
  site: "Its site is here.",
} as const;
