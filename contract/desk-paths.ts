/** Where the desk begins. */
export const deskBase = "/desk";

/**
 * The pages of the desk by name, below its base. The router, the navigation and the test that
 * walks every route read this one table. `open`: seen without a session.
 */
export const deskPages = {
  tray: { path: "/", open: false },
  lead: { path: "/leads/:id", open: false },
  erase: { path: "/leads/:id/erase", open: false },
  figures: { path: "/figures", open: false },
  agenda: { path: "/agenda", open: false },
  cancelCall: { path: "/agenda/calls/:id/cancel", open: false },
  posts: { path: "/posts", open: false },
  newPost: { path: "/posts/new", open: false },
  post: { path: "/posts/:id/edit", open: false },
  connections: { path: "/connections", open: false },
  connectionAdd: { path: "/connections/add", open: false },
  connection: { path: "/connections/:id", open: false },
  health: { path: "/health", open: false },
  sessions: { path: "/sessions", open: false },
  signIn: { path: "/sign-in", open: true },
  signInSent: { path: "/sign-in/sent", open: true },
  enter: { path: "/enter/:token", open: true },
} as const;

export type DeskPageName = keyof typeof deskPages;

/** Other addresses below the base: forms that are posted to them, and what pages fetch. */
export const deskForms = {
  signIn: "/sign-in",
  enterByCode: "/enter",
  signOut: "/sign-out",
  act: "/act",
  live: "/live",
  export: "/export",
  figuresCsv: "/figures/csv",
  auditCsv: "/health/csv",
} as const;

/** "/desk/health": the whole address of a page without parameters. */
export const deskPath = (
  name: Exclude<DeskPageName, "lead" | "erase" | "cancelCall" | "post" | "connection" | "enter">,
): string => (name === "tray" ? deskBase : deskBase + deskPages[name].path);
