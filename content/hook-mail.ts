/** The mail that says that an endpoint of webhooks was paused. */
export const hookMail = {
  subject: (host: string) => `Webhooks to ${host} are paused`,
  text: (id: string, host: string) =>
    [
      `For five days ${host} has taken nothing that this site sent it, so sending is paused.`,
      "What has happened since is kept and will be sent once it is on again.",
      "",
      `To see why: npm run webhooks -- deliveries ${id}`,
      `To go on:   npm run webhooks -- resume ${id}`,
      "",
    ].join("\n"),
};
