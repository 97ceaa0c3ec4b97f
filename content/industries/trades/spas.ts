import type { IndustryPage } from "../industry-page.ts";

export const spas: IndustryPage = {
  slug: "spas",
  frontDesk: { name: "Stillwater", trade: "a day spa", opens: 540, closes: 1200 },
  emergency: {
    title: "When somebody is not well in the house",
    quote: "“My friend got up from the table and just collapsed.”",
    says: "medical",
    steps: [
      "Which room, and is a therapist with her?",
      "Your manager is called at once. So is she for any complaint about touch; no questions are asked about it.",
    ],
    note: "A call that asks for something you do not sell gets one sentence, approved by you, and ends there.",
  },
  sections: [
    {
      kind: "hero",
      layout: "spread",
      title: "Two people, one room, the same\u00a0hour.",
      text: "A couple needs the double room, two therapists and a quarter hour to change the sheets, all at once. It finds the one square in Saturday where that is true.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "4:20 pm",
      scene: "All four therapists have oil on their hands.",
      talk: {
        medium: "call",
        label: "A telephone call to Stillwater",
        agent: "Desk",
        caller: "Guest",
        lines: [
          { who: "caller", text: "A massage [for two], Saturday. It’s [our\u00a0anniversary]." },
          {
            who: "agent",
            text: "At [3:15] the double room is free, with Lena and Jo. Would either of you rather have a man, or a woman?",
          },
          { who: "caller", text: "No. But I’m [five months pregnant]." },
          {
            who: "agent",
            text: "Thank you for saying. Then Jo, who is trained for it, side-lying, and no hot stones. Sixty minutes each?",
          },
          { who: "caller", text: "Perfect." },
          {
            who: "agent",
            text: "Come at three, for the tea. You hang up the telephone; we’ll do the rest.",
          },
        ],
      },
      papers: [
        {
          look: "spread",
          title: "Saturday",
          note: "Rooms. One line is a quarter hour; the hatching is for sheets.",
          parts: [
            {
              kind: "table",
              head: ["Time", "Birch", "Cedar", "Double", "Steam"],
              hideNarrow: 4,
              rows: [
                {
                  cells: [
                    "2:00",
                    { text: "Lena, 60", look: "taken" },
                    { text: "Max, 90", look: "taken" },
                    { text: "Couple, 60", look: "taken" },
                    "Open",
                  ],
                },
                {
                  cells: [
                    "2:15",
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    "",
                  ],
                },
                {
                  cells: [
                    "2:30",
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    { text: "Group of 4", look: "taken" },
                  ],
                },
                {
                  cells: [
                    "2:45",
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                    { text: "", look: "taken" },
                  ],
                },
                {
                  cells: [
                    "3:00",
                    { text: "", look: "turnover" },
                    { text: "", look: "taken" },
                    { text: "", look: "turnover" },
                    { text: "", look: "taken" },
                  ],
                },
                {
                  cells: [
                    "3:15",
                    "",
                    { text: "", look: "taken" },
                    { text: "[Lena + Jo, 60]", look: "new" },
                    { text: "", look: "taken" },
                  ],
                },
                {
                  cells: [
                    "3:30",
                    { text: "Facial, Ina", look: "taken" },
                    { text: "", look: "turnover" },
                    { text: "", look: "new" },
                    { text: "", look: "turnover" },
                  ],
                },
                {
                  cells: [
                    "3:45",
                    { text: "", look: "taken" },
                    "",
                    { text: "[Side-lying]", look: "new" },
                    "Open",
                  ],
                },
                {
                  cells: [
                    "4:00",
                    { text: "", look: "taken" },
                    { text: "Max, 60", look: "taken" },
                    { text: "", look: "new" },
                    "",
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "schedule",
      onSurface: true,
      title: "Why three o’clock would not do",
      text: "A room is not free when the guest leaves it. Somebody has to turn the heat down, change the linen and put the stones back.",
      label:
        "Saturday afternoon in three rooms. The double room has a new booking from a quarter past three.",
      hours: ["2:30", "2:45", "3:00", "3:15", "3:30"],
      rows: [
        {
          name: "Birch",
          blocks: [
            { from: 1, to: 3, text: "Lena, until three" },
            { from: 4, to: 6, text: "Facial, Ina" },
          ],
        },
        {
          name: "Double",
          blocks: [
            { from: 1, to: 3, text: "A couple" },
            { from: 3, to: 4, text: "3:00, too early", look: "struck" },
            { from: 4, to: 6, text: "3:15, Lena and Jo", look: "new" },
          ],
        },
        {
          name: "Steam",
          blocks: [
            { from: 2, to: 4, text: "Four friends" },
            { from: 4, to: 6, text: "Open" },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      title: "Eight things, in a low voice",
      text: "Nothing is written that a guest would mind reading upside down on your counter.",
      questions: [
        {
          question: "How many of you, together or one after the other?",
          label: "Rooms",
          answer: "Two, same room",
        },
        {
          question: "How would you like to feel, or do you know the list?",
          label: "Treatment",
          answer: "Sixty, shoulders",
        },
        {
          question: "A woman, a man, somebody you know?",
          label: "Therapist",
          answer: "Woman, both",
        },
        {
          question: "Is there anything that we should know about your health?",
          label: "Intake",
          answer: "Twenty weeks",
        },
        {
          question: "Is that on a gift card?",
          label: "Value",
          answer: "December, some year",
        },
        {
          question: "What time do you need to leave?",
          label: "Arrival, leaving",
          answer: "12:10, gone by three",
        },
        {
          question: "Any nuts, scents or oils that bother you?",
          label: "Oil",
          answer: "Almond",
        },
        {
          question: "Are you marking something?",
          label: "Card on the table",
          answer: "Fortieth anniversary",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "What the desk keeps to itself",
      limits: [
        {
          never: "It claims no cure.",
          because: "It sells rest. A massage therapist’s license goes no further.",
        },
        {
          never: "It does not clear a pregnant guest.",
          because:
            "A therapist trained in prenatal massage reads what she said, and calls her if need be.",
        },
        {
          never: "It declares no gift card dead.",
          because:
            "Federal rules give most cards five years at the least, and states may give more. A person looks.",
        },
        {
          never: "It does not know who was here with whom.",
          because: "Even if it does.",
        },
      ],
    },
    {
      kind: "day",
      look: "leaf",
      title: "The Saturday before Mother’s Day",
      text: "Every daughter in town has had the same idea.",
      hours: [
        {
          time: "9:02 am",
          title: "Eleven, but later",
          text: "“Two o’clock is free. Somebody has been waiting for your eleven.”",
        },
        {
          time: "11:30 am",
          title: "An old card",
          text: "“I’ll have someone look it up and text you what is on it.”",
        },
        {
          time: "2:00 pm",
          title: "From the hotel",
          text: "“4:30, and the robe is here. The bill is between you and the front office.”",
        },
        {
          time: "5:15 pm",
          title: "Six, with sashes",
          text: "“We’d love to have you. Would you speak to Iris about the steam room?”",
        },
        {
          time: "10:40 pm",
          title: "“Something for two”",
          text: "“The double room, tomorrow at one. It is the last of the weekend.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Books it can write in",
      text: "Mindbody, Vagaro, Booker and SpaSoft are not connected yet. Where your book is one of them, it holds the wish and a person enters it.",
      systems: [
        { name: "Square", text: "Appointments, gift cards, the tip at the end" },
        { name: "Google Calendar", text: "One for each room and one for each therapist" },
        { name: "PayPal", text: "Group deposits, by link" },
        { name: "Facebook", text: "Where mothers ask" },
        { name: "Google Home", text: "Tells reception who has booked, quietly" },
        { name: "SendGrid", text: "What to bring, what to leave off" },
      ],
    },
    {
      kind: "talk",
      title: "Try to disturb it",
      text: "Call it as Stillwater, or as your own house. Change your mind twice; it keeps its voice down.",
      button: "Talk to the AI",
      say: [
        "Do you have something for two, like, together, Saturday?",
        "I’m twenty weeks, can I get a massage?",
        "We’re six, it’s a bachelorette, we’ll be quiet. Ish.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "spas",
        title: "Whispered at the desk",
        items: [
          {
            id: "rooms",
            question: "Does it know about rooms, or only about people?",
            answer:
              "You give it both sets of calendars. It books an hour when room and hands are free, with the turnover you set between guests.",
          },
          {
            id: "quiet",
            question: "Will the quiet stay quiet?",
            answer: "Nobody at your desk has to speak. If you ask us, that is what you are buying.",
          },
          {
            id: "cards",
            question: "Does it sell gift cards?",
            answer:
              "It explains them and sends the link, which needs a plan with texts. Balances come through Square, otherwise from a person.",
          },
          {
            id: "decline",
            question: "Can it turn a caller away?",
            answer: "With your sentence, said once. Then it hangs up and keeps the number for you.",
          },
          {
            id: "waiting-list",
            question: "Who gets the hour that was given back?",
            answer:
              "The list you keep, in your order. Asking them by text or call begins with Gold; on smaller plans your desk sees the gap and asks.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somewhere a phone rings.", "Not in here."],
      text: "Thirty minutes with us, at an hour when nobody is on the table.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["salons", "med-spas"],
  posts: ["how-to-measure-a-good-silence", "the-empty-chair-at-two"],
};
