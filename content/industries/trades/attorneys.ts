import { claims } from "../../claims.ts";
import { trustedBy } from "../../home/trusted-by.ts";
import { integrations } from "../../integrations.ts";
import { logos } from "../../marks.ts";
import { bookingPath, pathOf } from "../../pages.ts";
import type { IndustryPage } from "../industry-page.ts";

const book = { label: "Book a Demo", href: bookingPath };

export const attorneys: IndustryPage = {
  slug: "attorneys",
  frontDesk: { name: "Hale & Whitfield", trade: "a law firm", opens: 540, closes: 1020 },
  sections: [
    {
      kind: "intake-hero",
      title: "Turn more legal inquiries into signed clients—24/7",
      text: "An AI intake agent for law firms. It answers every call, text and chat, asks your questions in your order, and books the consult before the caller tries the next firm.",
      book,
      how: { label: "See How It Works", href: "#how-it-works" },
      hear: "Hear it answer",
      chat: {
        label: "A sample conversation",
        name: "Hale & Whitfield",
        monogram: "HW",
        status: "Assistant, replies at once",
        time: "9:42 pm",
        lines: [
          {
            who: "agent",
            text: "Good evening. This is the assistant at Hale & Whitfield. What happened?",
          },
          {
            who: "caller",
            text: "Someone hit my car on Friday. Their insurer keeps calling me.",
          },
          {
            who: "agent",
            text: "I’m sorry. Ms. Whitfield can go through that with you. Were you hurt?",
          },
          { who: "caller", text: "My neck, yes." },
          {
            who: "agent",
            text: "Thank you. No conflict here. Ms. Whitfield can see you tomorrow.",
          },
        ],
        slots: ["9:00 am", "11:30 am", "2:30 pm"],
        chosen: 1,
        input: "Write a message",
      },
      slip: {
        title: "While you were out",
        rows: [
          { term: "To", value: "Dana Whitfield" },
          { term: "Caller", value: "Ruth Calder" },
          { term: "Time", value: "Mon 9 March, 9:42 pm" },
        ],
        boxes: [
          { label: "Telephoned", on: false },
          { label: "Booked", on: true },
          { label: "Please call", on: false },
          { label: "No conflict", on: true },
        ],
      },
      rating: { figure: claims.rating, text: "average client rating" },
    },
    {
      kind: "partners",
      title: "Works with",
      logos,
      stop: trustedBy.stop,
    },
    {
      kind: "badges",
      badges: [
        { icon: "shield", text: "Secure & Trusted" },
        { icon: "lock", text: "Attorney-Client Privilege Protected" },
        { icon: "clock", text: `${claims.uptime} Uptime` },
      ],
    },
    {
      kind: "benefits",
      title: "The next firm on the list is one call away",
      log: {
        title: "Every inquiry gets a voice",
        description: "Weekends are when people need lawyers and when lawyers need weekends.",
        lines: [
          {
            term: "Sat 11:20",
            text: "Collision, two vehicles",
            detail: "Answered on the first ring",
            done: "Booked",
          },
          {
            term: "Sun 2:10",
            text: "Arrest, county jail",
            detail: "Attorney on call reached",
            done: "Put through",
          },
          {
            term: "Sun 7:45",
            text: "Custody, hearing on Monday",
            detail: "Documents asked for by text",
            done: "Booked",
          },
          {
            term: "Sun 9:30",
            text: "Estate, will and trust",
            detail: "Checklist sent by email",
            done: "Qualified",
          },
          {
            term: "Mon 6:58",
            text: "Wrong number",
            detail: "Wished a good morning",
            done: "Closed",
          },
        ],
      },
      qualified: {
        title: "Qualified before you pick up",
        description: "You call back people who have a case.",
        lines: [
          { text: "Incident date taken", done: "6 March" },
          { text: "Conflict", done: "None" },
        ],
      },
      booked: {
        title: "Booked while they still have the phone in hand",
        description: "No telephone tag. No “we will get back to you”.",
        time: "11:30",
        note: "Tuesday, Ms. Whitfield, confirmed by text",
      },
    },
    { kind: "roles", title: "One Tuesday, eight roles" },
    {
      kind: "flow",
      id: "how-it-works",
      title: "From first ring to signed file",
      steps: [
        {
          title: "Train",
          description:
            "Your practice areas, intake questions, fees and the words you never want said.",
        },
        {
          title: "Engage",
          description: "Every call, chat and text answered at once, in the caller’s language.",
        },
        {
          title: "Qualify",
          description: "Facts, dates, injuries, conflicts. Nothing skipped, nothing asked twice.",
        },
        {
          title: "Book & Sync",
          description: "A consult on your calendar and a matter in your case software.",
        },
      ],
    },
    {
      kind: "features",
      title: "Six things it does, for the record",
      form: {
        side: "Attorney or party without a receptionist",
        name: "Hale & Whitfield",
        office: "For front desk use only",
        stamp: "Answered",
        stampNote: "9 March, 9:42 pm",
      },
      items: [
        {
          title: "Custom intake flows",
          description: "A different set of questions for each practice area.",
          sample: "Motor vehicle, 9 questions",
        },
        {
          title: "Conflict check",
          description: "Every name on the call, against every name on file.",
          sample: "Nordley Freight, no match",
        },
        {
          title: "Case system sync",
          description: "Contact, matter, note and event, written once.",
          sample: "MyCase, Lawmatics",
        },
        {
          title: "Languages",
          description: "The caller chooses by speaking.",
          sample: "Español",
          lang: "es",
        },
        {
          title: "Hand-over",
          description: "Words that call a person at once, chosen by you.",
          sample: "“arrested”, “hearing today”",
        },
        {
          title: "The file",
          description: "Recording, transcript and summary beside the matter.",
          sample: "3 documents attached",
        },
      ],
    },
    {
      kind: "testimonial",
      quote: {
        before: "Mondays used to start with thirty voicemails. Now they start with ",
        marked: "six booked consults",
        after: " and a stack of slips I can read over coffee.",
      },
      author: "Judith Amsel",
      role: "Attorney",
      firm: "Amsel Law Office",
      practice: "Injury law",
    },
    {
      kind: "reasons",
      title: "Argument for letting it answer",
      items: [
        {
          title: "It was raised in a law office",
          description:
            "It knows a consult from a retainer, and that a deadline is not a suggestion. You do not have to explain what intake is.",
        },
        {
          title: "It knows where to stop",
          description:
            "It gives no legal advice, promises no outcome, and says that it is an assistant. Then it finds you the person who may.",
        },
        {
          title: "It pays its own way",
          description: `Firms see a return within ${claims.returnDays} days. After that it is the cheapest person in the building, and the only one who likes the phone.`,
        },
      ],
    },
    {
      kind: "results",
      title: "What changes",
      items: [
        { number: claims.consults, label: "consult bookings" },
        { number: claims.satisfaction, label: "client satisfaction" },
        { number: claims.noShows, label: "no-show reduction" },
        { number: claims.availability, label: "availability" },
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "attorneys",
        title: "Asked by every partner",
        items: [
          {
            id: "sensitive-information",
            question: "How is sensitive information handled?",
            answer:
              "It takes what your intake needs, gives no legal advice, and does not discuss a matter with somebody it has not recognized. Where records are kept, and for how long, is agreed with your firm before the first call.",
          },
          {
            id: "intake-flows",
            question: "Can we use our own intake flows?",
            answer:
              "Yes. One flow for each practice area, with your questions, your order and the answers that end the conversation politely.",
          },
          {
            id: "receptionist",
            question: "Does it replace our receptionist?",
            answer:
              "Only if you want it to. Give it nights, lunch and the second line, and let the receptionist look up again.",
          },
          {
            id: "practice-systems",
            question: "Which practice systems does it integrate with?",
            answer: `MyCase, Lawmatics and Clio directly, with the calendars, payment tools and CRMs in the catalog of ${integrations.length} integrations.`,
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody is", "about to call"],
      text: "Show us how it rings today. We will show you how it could be answered tonight.",
      book: "Book a Demo",
      second: { label: "Get Custom Pricing", href: pathOf("contact") },
    },
  ],
};
