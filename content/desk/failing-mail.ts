/** The mail about a connection that takes nothing. */
export const failingMail = {
  subject: (host: string) => `${host} takes no leads`,
  text: (host: string) =>
    `For an hour ${host} has taken nothing that this site sent it. What waits is kept and tried again for days; after five days without a success the connection pauses.`,
  end: "You get this once for each outage. Turn it off under your name at the desk.",
} as const;
