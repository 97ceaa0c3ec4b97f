/** Messages of the desk's server to the people of the company. */
export const deskMessages = {
  crossSite: "This was not sent from the desk’s own pages.",
  signedOut: "You are signed out. Sign in again in another tab, then repeat this.",
  noAddress: "That is not a mail address.",
  wrongCode: (left: number) =>
    left > 0
      ? `That is not the code. ${left === 1 ? "One more try." : `${left} more tries.`}`
      : "That is not the code, and its tries are used up. Ask for a new link.",
  noCode: "There is no code to type any more. Ask for a new link.",
  tooManyStreams: "Too many pages of the desk are open. This one looks every 20 seconds.",
  usedLink: "That link is used up.",
} as const;
