import type { IconCard, MarginNote } from "../types/card.ts";

/** Four uses beside the picture that writes itself again every five seconds. */
export const aiEmployees = {
  note: {
    time: "8:30 am",
    text: "You arrive. The list is already checked off.",
  } satisfies MarginNote,
  title: "AI employees for the calls nobody has time for",
  picture: {
    alt: "A to-do list on a legal pad that writes and ticks itself: a meeting booked, an interview held, cold calls made, support given",
    stop: "Stop the picture",
    /** Text in the picture; scripts/pictures.ts draws it. */
    heading: "Tuesday, by 8:30",
    lines: [
      { task: "Book Meeting", result: "Lund, Wed 2:00" },
      { task: "Interview", result: "2 paralegals" },
      { task: "Cold calls", result: "18 made, 3 warm" },
      { task: "Support", result: "7 answered, 1 passed on" },
    ],
  },
  items: [
    {
      icon: "calendar",
      title: "Book Meeting",
      description: "Finds the slot and sends the invitation.",
    },
    {
      icon: "people",
      title: "Conduct Interviews",
      description: "Asks all the same, and writes it up.",
    },
    {
      icon: "phone-out",
      title: "Cold Call Prospects",
      description: "Passes on those who want to talk.",
    },
    {
      icon: "lifebuoy",
      title: "Offer Support",
      description: "Answers, or hands over to a person.",
    },
  ] satisfies IconCard[],
} as const;
