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
    name: "Judith Amsel",
    role: "Attorney, injury law",
    img: "monogram:JA",
    text: "Mondays began with voicemails. Now they begin with booked consults.",
  },
  {
    name: "Marcus Oyelaran",
    role: "Practice manager",
    img: "monogram:MO",
    text: "It asks the intake questions in the order I would.",
  },
  {
    name: "Anita Sethi",
    role: "Dentist",
    img: "monogram:AS",
    text: "Patients reschedule at midnight. Nobody here needs to be awake for it.",
  },
  {
    name: "Paul Garnett",
    role: "Insurance agent",
    img: "monogram:PG",
    text: "The first caller it booked was a renewal I had chased for a month.",
  },
  {
    name: "Elena Ruiz",
    role: "Immigration attorney",
    img: "monogram:ER",
    text: "My clients start in Spanish and switch to English. It keeps up.",
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
    text: "We kept our receptionist. She finally gets to look up.",
  },
];
