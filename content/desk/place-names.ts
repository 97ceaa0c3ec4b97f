/** The pages of the desk, as its navigation and their titles name them. */
export const placeNames = {
  tray: "In-tray",
  agenda: "Agenda",
  figures: "Figures",
  posts: "Posts",
  connections: "Connections",
  health: "Health",
} as const;
