import { site } from "./site.ts";

/** Text on the papers in our clips (scripts/videos draws them). The people are invented. */
export const videoScenes = {
  speaker: { caller: "Caller", agent: site.name },
  "one-call": {
    /** The clock in the margin: from which second it shows what. */
    clock: [
      { at: 0, text: "9:42 pm" },
      { at: 15, text: "9:43 pm" },
      { at: 25, text: "9:44 pm" },
    ],
    slip: {
      title: "While you were out",
      /** `at`: the second in which the line is written. */
      rows: [
        { at: 23.2, term: "To", text: "Ms. Whitfield" },
        { at: 24, term: "About", text: "Rear-ended on Friday" },
        { at: 24.8, term: "Hurt", text: "Neck, urgent care" },
      ],
      marks: [
        { at: 25.8, text: "Telephoned" },
        { at: 26.3, text: "Booked" },
      ],
      note: { at: 27, text: "Tomorrow, half past ten." },
    },
  },
  "case-file": {
    clock: [{ at: 0, text: "9:42 pm" }],
    folder: { name: "Delgado, Teresa", matter: "Matter 2026-0142, motor vehicle" },
    rows: [
      {
        at: 8.3,
        time: "9:42 pm",
        text: "Contact",
        detail: "Teresa Delgado, Spanish",
        done: "Created",
      },
      {
        at: 10,
        time: "9:43 pm",
        text: "Conflict check",
        detail: "Nordley Freight, no match",
        done: "Clear",
      },
      { at: 19.4, time: "9:44 pm", text: "Event", detail: "Consult, Wed 2:15", done: "Booked" },
      { at: 21.6, time: "9:45 pm", text: "Note", detail: "Transcript and summary", done: "Filed" },
      {
        at: 24.6,
        time: "9:46 pm",
        text: "Text to client",
        detail: "Confirmation, in Spanish",
        done: "Sent",
      },
    ],
  },
  "lead-to-file": {
    card: "New caller",
    /** The card climbs one step at each `at` and has one line more. */
    steps: [
      { at: 0.6, stage: "New lead", term: "Caller", text: "555-0117" },
      { at: 12.2, stage: "Contacted", term: "Matter", text: "Landlord, tenant" },
      { at: 16.2, stage: "Consult set", term: "Consult", text: "Wed 9:00" },
    ],
  },
  "three-chapters": {
    chapters: [
      {
        title: "Contact",
        rows: [
          { at: 4.4, term: "Name", text: "Andre Ellison" },
          { at: 6, term: "Number", text: "555-0117" },
          { at: 7.6, term: "Source", text: "Phone" },
        ],
      },
      {
        title: "Appointment",
        rows: [
          { at: 14.4, term: "Day", text: "Tuesday" },
          { at: 15.8, term: "Time", text: "11:00" },
          { at: 17.2, term: "With", text: "Ms. Whitfield" },
        ],
      },
      {
        title: "Form",
        rows: [
          { at: 24.4, term: "Date", text: "Last Friday" },
          { at: 26.4, term: "Place", text: "Mill Road" },
        ],
      },
    ],
  },
} as const;
