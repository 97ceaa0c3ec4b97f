import type { IndustryPage } from "../industry-page.ts";

export const fitnessCenters: IndustryPage = {
  slug: "fitness-centers",
  frontDesk: { name: "Iron Street Gym", trade: "a gym", opens: 300, closes: 1320 },
  emergency: {
    title: "When somebody is down",
    quote: "“A guy just dropped by the rowers. He’s\u00a0not\u00a0responding.”",
    says: "medical",
    steps: [
      "Not breathing? Start pressing; send someone for the defibrillator by the desk.",
      "Your person on duty is called, and told to meet the ambulance at the door.",
    ],
    note: "Order and words come from your own emergency plan. A member shut in at night, or a child nobody has picked up, calls the same person.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "The six o’clock is full. Somebody just\u00a0overslept.",
      text: "It runs the waiting list while the instructor ties her shoes, freezes memberships without a speech, and gives trials a time instead of a brochure.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "5:41 am",
      talk: {
        medium: "text",
        label: "Text messages between a member and the desk of Iron Street Gym",
        agent: "Desk",
        caller: "Member",
        lines: [
          { who: "caller", text: "not gonna make [6:00 cycle]. sorry" },
          {
            who: "agent",
            text: "No trouble. You’re inside the late window by nineteen minutes; your gym counts one a month as life. This was it.",
          },
          { who: "caller", text: "fair. also can i [freeze for july]?" },
          {
            who: "agent",
            text: "Yes, from the 1st, one month. You keep your rate. Shall the card rest as well?",
          },
          { who: "caller", text: "[please]" },
          { who: "agent", text: "Done. Noor was first on the list and is already walking." },
        ],
      },
      papers: [
        {
          look: "tilted",
          title: "Ten visits",
          note: "Iron Street Gym",
          parts: [
            {
              kind: "punches",
              count: 10,
              punched: 6,
              ringed: 7,
              label: "A card of ten visits: six are punched, the seventh is circled",
            },
            { kind: "note", text: "Seven is circled, not punched: late, forgiven." },
          ],
        },
        {
          look: "sheet",
          title: "Tuesday, before work",
          parts: [
            {
              kind: "table",
              head: ["Time", "Class", "Places", "Waiting"],
              rows: [
                { cells: ["5:15", "Barbell", "9\u00a0of\u00a012", "0"] },
                { cells: ["6:00", "Cycle, Dee", "18\u00a0of\u00a018", "4"] },
                { cells: ["6:00", "Cycle, bike 11", "[Noor]", "[3]"], look: "new" },
                { cells: ["7:00", "Yoga", "14\u00a0of\u00a020", "0"] },
                { cells: ["7:15", "Trial, walk-through", "Sam", "1"] },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      title: "One of six, and then the date",
      text: "Try, join, class, freeze, leave, door. Most calls to a gym are one of these in disguise.",
      questions: [
        {
          question: "Are you a member? The number on your tag will do.",
          label: "Who",
          answer: "20417",
        },
        {
          question: "Which of the six is it?",
          label: "Wish",
          answer: "Leave",
        },
        {
          question: "I’m writing down today and this minute. Right?",
          label: "Asked on",
          answer: "March 12, 5:43 pm",
        },
        {
          question: "When is the card charged next?",
          label: "Draft date",
          answer: "The 15th",
        },
        {
          question: "Which class, and until when may you still drop it?",
          label: "Waitlist",
          answer: "Six o’clock, third",
        },
        {
          question: "How old is she, and who signs for her?",
          label: "Waiver",
          answer: "Sixteen, mother",
        },
        {
          question: "Anything the coach should know?",
          label: "Injury",
          answer: "Ankle, healing",
        },
        {
          question: "What made you think of us?",
          label: "Heard of",
          answer: "The bus",
        },
      ],
    },
    {
      kind: "timeline",
      onSurface: true,
      title: "The life of a membership",
      text: "January is loud, and any line can be staffed for it. What people tell each other about is how they left.",
      stops: [
        {
          time: "January 3",
          title: "A walk-through",
          text: "A time with a coach, not a link to a form.",
          gap: "9 days",
        },
        {
          time: "January 12",
          title: "Joined",
          text: "The full monthly sum was said before the card came out.",
          gap: "a winter",
        },
        {
          time: "March 9",
          title: "An ankle",
          text: "Frozen from the next draft. The coach knows which foot.",
          gap: "a summer",
        },
        {
          time: "August 28",
          title: "Leaving for Tucson",
          text: "Written down in the minute it was asked. No speech was made.",
          gap: "a year",
        },
        {
          time: "Next August",
          title: "Back",
          text: "“You were easy to leave, so here I am.” Nobody comes back to a gym that made them beg.",
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "paper",
      title: "It does not talk anybody out of leaving",
      limits: [
        {
          never: "A cancellation is not delayed.",
          because:
            "The minute it is asked for is the minute on the form. State health club laws count from there.",
        },
        {
          never: "A price is never half a price.",
          because:
            "Monthly sum, start fee, and what comes once a year: all of it, as you print it.",
        },
        {
          never: "An injury gets no exercise.",
          because: "The coach is told. What to do about a knee is not said on the telephone.",
        },
        {
          never: "A name gets no answer.",
          because: "Who trains here, and when, is nobody’s business but theirs.",
        },
      ],
    },
    {
      kind: "day",
      look: "line",
      title: "Tuesday, from dark to dark",
      text: "The desk is staffed from nine. The door opens at five.",
      hours: [
        {
          time: "5:10 am",
          busy: 2,
          title: "The tag is dead",
          text: "“Dee has the duty phone. She’ll open from where she is.”",
        },
        {
          time: "9:30 am",
          busy: 2,
          title: "Is there a trial?",
          text: "“There is, and a coach is free at noon. Wear anything.”",
        },
        {
          time: "12:15 pm",
          busy: 3,
          title: "An ankle",
          text: "“Paused from the first. Heal well; Marcus has a note.”",
        },
        {
          time: "5:40 pm",
          busy: 5,
          title: "“Am I in?”",
          text: "“Third. Honestly, bring a book.”",
        },
        {
          time: "10:20 pm",
          busy: 1,
          title: "Leaving",
          text: "“The form is on your phone, dated now. The manager has it in the morning.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Clipboards it can reach",
      text: "Mindbody, ABC Fitness, ClubReady, Glofox and door systems are not connected yet. A list in a sheet or a database is.",
      systems: [
        { name: "Airtable", text: "Members by telephone number, classes by hour" },
        { name: "MySQL", text: "The same, where you keep your own" },
        { name: "Stripe", text: "Links for passes and first months" },
        { name: "Google Calendar", text: "Coaches’ half hours" },
        { name: "Dropbox", text: "Signed waivers" },
        { name: "Discord", text: "Where your runners argue" },
      ],
    },
    {
      kind: "talk",
      title: "Try to quit",
      text: "It is the best test there is. Name your gym, then ask to cancel and wait for the speech.",
      button: "Talk to the AI",
      say: [
        "I want to cancel. No, I don’t want to freeze.",
        "How much is it a month, like really, with everything?",
        "My tag doesn’t open the door, it’s midnight.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "fitness-centers",
        title: "Asked between two sets",
        items: [
          {
            id: "save",
            question: "Will it save cancellations?",
            answer:
              "It makes them orderly. If you want an offer made, it is made once, and the form goes out either way.",
          },
          {
            id: "charge",
            question: "Can it stop or start a charge?",
            answer:
              "No. It records the request with its minute, sends the form and tells your person before the draft date.",
          },
          {
            id: "class-lists",
            question: "Does it see who is in the six o’clock?",
            answer:
              "Through a calendar, sheet or database in the catalog. Your club software is not among them yet.",
          },
          {
            id: "january",
            question: "And in the first week of January?",
            answer:
              "It picks up every line at once. Look at the minutes of your plan beforehand; what lies beyond them has a printed rate.",
          },
          {
            id: "gone-quiet",
            question: "Could it call members who stopped coming?",
            answer:
              "On Gold or above, those who agreed to be called. We would let a coach do it, and have it find the hour.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["January is loud.", "The leaving is in March."],
      text: "Half an hour. Bring the voicemail box from the week after New Year.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["spas", "retail-stores"],
  posts: ["measure-the-answer-rate", "a-week-has-128-empty-hours"],
};
