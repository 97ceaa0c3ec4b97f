/** Messages of the desk's server to the people of the company. */
export const deskMessages = {
  crossSite: "This was not sent from the desk’s own pages.",
  signedOut: (after: string) =>
    `You were signed out${after && ` after ${after}`}. Sign in again in another tab, then repeat this.`,
  noAddress: "That is not a mail address.",
  manyLinks: (minutes: number) =>
    `Many links were asked for in a short time. Look among the spam, or ask again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  wrongCode: (left: number) =>
    left > 0
      ? `That is not the code. ${left === 1 ? "One more try." : `${left} more tries.`}`
      : "That is not the code, and its tries are used up. Ask for a new link.",
  noCode: "That code can no longer be used. Ask for a new link.",
  tooManyStreams: "Too many pages of the desk are open. This one looks every 20 seconds.",
  usedLink: "That link is used up.",
} as const;
