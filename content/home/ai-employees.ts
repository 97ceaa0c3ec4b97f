import type { IconCard, MarginNote } from "../card.ts";

/** Four uses beside the picture that writes itself again every five seconds. */
export const aiEmployees = {
  note: {
    time: "8:30 am",
    text: "You arrive. The list is already ticked.",
  } satisfies MarginNote,
  title: "AI employees for the calls nobody has time for",
  picture: {
    alt: "A to-do list on a legal pad that writes and ticks itself: a meeting booked, an interview held, cold calls made, support given",
    stop: "Stop the picture",
    /** Text in the picture; scripts/pictures.ts draws it. */
    heading: "Tuesday, by 8:30",
    lines: [
      { task: "Book Meeting", result: "Vega, Tue 10:30" },
      { task: "Interview", result: "2 paralegals" },
      { task: "Cold calls", result: "18 made, 3 warm" },
      { task: "Support", result: "7 answered, 1 passed on" },
    ],
  },
  items: [
    {
      icon: "calendar",
      title: "Book Meeting",
      description: "Finds the slot, sends the invitation, moves it when life happens.",
    },
    {
      icon: "people",
      title: "Conduct Interviews",
      description: "Asks every candidate or client the same questions, and writes it up.",
    },
    {
      icon: "phone-out",
      title: "Cold Call Prospects",
      description: "Opens politely, listens, and passes on only those who want to talk.",
    },
    {
      icon: "lifebuoy",
      title: "Offer Support",
      description: "Answers what it can and hands over what it should not.",
    },
  ] satisfies IconCard[],
} as const;
