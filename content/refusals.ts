/** Words for visitors while the site cannot serve them, by HTTP status. */
export const refusals = {
  limited: {
    status: 429,
    title: "That was a lot at once.",
    text: "Please wait a few minutes and try again. Go back to find what you wrote, or call us.",
  },
  busy: {
    status: 503,
    title: "Many people are here right now.",
    text: "Please try again in a moment, or call us.",
  },
} as const;

export type RefusalId = keyof typeof refusals;

/** Where such a page is rendered for the build. */
export const refusalPath = (id: RefusalId | ":reason") => `/refused/${id}`;
