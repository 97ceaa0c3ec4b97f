import type { MarginNote } from "../types/card.ts";
import type { Opener } from "../types/link.ts";

/** The three benefits, each with the piece of paper that proves it. */
export const benefits = {
  hour: {
    time: "9:44 pm",
    text: "Answered, checked, booked.",
  } satisfies MarginNote,
  title: "Unlock 24/7 Productivity with Our Breakthrough AI Innovation",
  action: { label: "Learn More", opens: "booking" } satisfies Opener,
  custom: {
    title: "Custom AI Tailored to You",
    text: "It learns your scripts and fees, and shows the line each answer came from.",
    scene: {
      document: { title: "Fee policy", page: "Page 2 of 4" },
      before: "The first consultation lasts thirty minutes.",
      marked: "There is no charge for it in injury matters.",
      after: "Later meetings are billed as set out in the engagement letter.",
      answer: "The first half hour is free in a case like yours. Shall I find you a time?",
      source: "From your fee policy, page 2",
    },
  },
  control: {
    title: "Total Control & Insight",
    text: "Read each word live, decide what it may say, or take the call yourself.",
    scene: {
      caller: "Marisol Vega",
      kind: "In Spanish",
      elapsed: "02:14",
      language: "es",
      lines: [
        { who: "caller", text: "Me duele el cuello. Fui a urgencias el sábado." },
        {
          who: "agent",
          text: "Gracias, Marisol. ¿Le reservo con la abogada Whitfield mañana?",
        },
      ],
      switches: [
        { label: "Quote fees", on: true },
        { label: "Give legal advice", on: false },
        { label: "Page on-call", on: true },
      ],
      stepIn: "Step in",
    },
  },
  integration: {
    title: "Seamless Integration",
    text: "Slip, calendar, CRM and case file agree before the caller hangs up.",
    scene: {
      slip: {
        title: "While you were out",
        rows: [
          { term: "To", value: "Dana Whitfield" },
          { term: "Caller", value: "Marisol Vega" },
          { term: "Time", value: "Mon 9 March, 9:42 pm" },
        ],
        boxes: [
          { label: "Telephoned", on: true },
          { label: "Booked", on: true },
          { label: "Please call", on: false },
          { label: "Speaks Spanish", on: true },
        ],
        text: "Rear-ended on Friday, neck pain. No conflict found. Consult on Tuesday.",
      },
      records: [
        {
          mark: "si:googlecalendar",
          name: "Google Calendar",
          text: "Consult, Tue 10:30",
          done: "Booked",
        },
        {
          mark: "monogram:Lm",
          name: "Lawmatics",
          text: "New lead",
          done: "Created",
        },
        { mark: "monogram:My", name: "MyCase", text: "9 of 9 fields", done: "Synced" },
      ],
    },
  },
  samples: "Calls, names and papers here are samples.",
} as const;
