import type { Mark } from "./marks.ts";

/** A short quote of the home page. The people are placeholders. */
export interface Testimonial {
  text: string;
  /** The portrait: two letters on a paper color. */
  img: Mark;
  name: string;
  role: string;
}

/** Words around the two rows. */
export const testimonialRows = {
  title: "In their own hand",
  stop: "Stop the moving rows",
} as const;

export const testimonials: readonly Testimonial[] = [
  {
    name: "Dana Whitfield",
    role: "Attorney, injury law",
    img: "monogram:DW",
    text: "Mondays used to start with thirty voicemails. Now they start with six booked consults and a stack of slips I can read over coffee.",
  },
  {
    name: "Marcus Oyelaran",
    role: "Practice manager",
    img: "monogram:MO",
    text: "It asks the intake questions in the order I would. I stopped listening in after the second week.",
  },
  {
    name: "Priya Raman",
    role: "Dentist",
    img: "monogram:PR",
    text: "Patients reschedule at midnight. Nobody here is awake for it, and nobody needs to be.",
  },
  {
    name: "Tom Becker",
    role: "Insurance agent",
    img: "monogram:TB",
    text: "The first caller it booked was a renewal I had chased for a month.",
  },
  {
    name: "Elena Ruiz",
    role: "Immigration attorney",
    img: "monogram:ER",
    text: "My clients start in Spanish, switch to English, and switch back. It keeps up.",
  },
  {
    name: "Grace Chen",
    role: "Real estate broker",
    img: "monogram:GC",
    text: "It tells people it is an assistant. They thank it anyway.",
  },
  {
    name: "Sam Porter",
    role: "Physician",
    img: "monogram:SP",
    text: "We kept our receptionist. She finally gets to look up when somebody walks in.",
  },
];
