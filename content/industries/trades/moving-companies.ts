import type { IndustryPage } from "../industry-page.ts";

export const movingCompanies: IndustryPage = {
  slug: "moving-companies",
  frontDesk: { name: "Two Rivers Moving", trade: "a moving company", opens: 420, closes: 1080 },
  emergency: {
    title: "When the day goes wrong",
    quote: "“He went down the stairs with the dresser on top of him.”",
    says: "medical",
    steps: [
      "He is not moved. Somebody stays, somebody opens the street door.",
      "Where is the truck, and is it in the ambulance’s way? Your dispatcher is called, then the owner.",
    ],
    note: "Somebody who is moving out of danger: nothing about where or when is confirmed to anyone, however well he knows her.",
  },
  sections: [
    {
      kind: "hero",
      layout: "spread",
      title: "It counts the boxes, the stairs and the\u00a0piano.",
      text: "It walks the house room by room, by telephone, and writes the inventory a foreman would write. It asks about the elevator before the elevator asks about you.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "8:48 pm",
      scene: "Sunday. They just signed a lease.",
      talk: {
        medium: "call",
        label: "A telephone call to Two Rivers Moving",
        agent: "Desk",
        caller: "Customer",
        lines: [
          { who: "caller", text: "Two-bedroom, [third floor], to a house. The [29th]." },
          {
            who: "agent",
            text: "End of the month, so mornings are nearly gone. Is there an elevator, and does the building want a certificate of insurance?",
          },
          { who: "caller", text: "[Stairs]. And there’s [a piano]." },
          { who: "agent", text: "Upright or grand? And how many turns in the stairs?" },
          { who: "caller", text: "Upright. [Two turns]." },
          {
            who: "agent",
            text: "Then four movers and the piano board. Who packs the kitchen, you or us?",
          },
          { who: "caller", text: "[We do]." },
          {
            who: "agent",
            text: "Then you pack that. I’ll text you a link for the video walk; what’s in the closets is what people forget.",
          },
        ],
      },
      papers: [
        {
          look: "spread",
          title: "Household inventory",
          note: "Lot 4417, color: orange",
          parts: [
            {
              kind: "table",
              head: ["Item", "Article", "Room", "Condition"],
              hideNarrow: 2,
              rows: [
                {
                  cells: [
                    { text: "1", look: "lot" },
                    "[Piano, upright]",
                    "[Living]",
                    "[SC, CH at 3]",
                  ],
                },
                { cells: [{ text: "2", look: "lot" }, "Sofa, three-seat", "Living", "SO at 1"] },
                { cells: [{ text: "3", look: "lot" }, "Bed, queen, slats", "Bed 1", "DBO"] },
                { cells: [{ text: "4", look: "lot" }, "Carton, books × 11", "Bed 2", "PBO"] },
                {
                  cells: [
                    { text: "5", look: "lot" },
                    "[Carton, kitchen × 14]",
                    "[Kitchen]",
                    "[PBO]",
                  ],
                },
                {
                  cells: [{ text: "6", look: "lot" }, "Fern, large", "Hall", "Rides with owner"],
                },
                {
                  cells: [{ text: "7", look: "lot" }, "Aquarium", "Bed 2", "Not carried full"],
                },
                {
                  cells: [
                    { text: "8", look: "lot" },
                    "[Access, stairs]",
                    "[Third floor]",
                    "[Two turns]",
                  ],
                },
              ],
            },
            {
              kind: "legend",
              text: "SC scratched, CH chipped, SO soiled. DBO disassembled by owner, PBO packed by owner. 3 is a corner, 1 is an arm. Every mover knows; no customer does.",
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      title: "The cube sheet, adding up",
      text: "Cubic feet from your own table, item by item, while they walk through their rooms with the phone on speaker.",
      head: ["Room", "Pieces", "Cubes"],
      rows: [
        ["Living", "[Sofa, two chairs, piano]", "[145]"],
        ["Bed 1", "[Queen, dresser, mirror]", "[120]"],
        ["Bed 2", "[Desk, 11 books]", "[62]"],
        ["Kitchen", "[14 cartons, table]", "[88]"],
        ["Cage downstairs", "[“Oh. Right. Skis.”]", "[40]"],
      ],
      total: ["Together", "Before the closets", "455"],
      note: "Your estimator looks at the video and signs. Until then it is a sum, not a price.",
    },
    {
      kind: "asks",
      look: "list",
      onSurface: true,
      title: "From curb to couch",
      text: "The surprises of the day are mostly about doors. These are asked on the Sunday before.",
      questions: [
        {
          question: "Which floor to which floor, and how far from door to curb?",
          label: "Carry",
          answer: "3rd, long hall",
        },
        {
          question: "Would a couch stand up in that elevator?",
          label: "Stairs, really",
          answer: "“…No. Okay, so stairs.”",
        },
        {
          question: "Do you cross a state line?",
          label: "Which rules",
          answer: "Ohio to Indiana",
        },
        {
          question: "Which day, and which day if that one is gone?",
          label: "Date, backup",
          answer: "30th, or 28th",
        },
        {
          question: "Piano, safe, tank, treadmill, marble?",
          label: "Gear",
          answer: "Upright, at Mom’s",
        },
        {
          question: "What would you rather not pack yourselves?",
          label: "Packing",
          answer: "The kitchen, in the end",
        },
        {
          question: "What does the building want from us, in whose name?",
          label: "Certificate",
          answer: "Ten to two, Lark LLC",
        },
        {
          question: "Where can twenty-six feet of truck stand?",
          label: "Shuttle",
          answer: "Gravel, no turning",
        },
      ],
    },
    {
      kind: "day",
      look: "week",
      title: "The last week of June",
      text: "Half the leases in town end on the same night. You have six trucks.",
      hours: [
        {
          time: "Monday",
          title: "A two-bedroom, mostly boxes",
          text: "“Twenty minutes by video, Wednesday. We’ve begun the list already.”",
        },
        {
          time: "Tuesday",
          title: "“The building wants some certificate”",
          text: "“Read me the holder’s name as they wrote it, comma and all.”",
        },
        {
          time: "Thursday",
          title: "“Where’s my stuff?”",
          text: "“Rosa has your bill of lading in front of her. I’m putting you through.”",
        },
        {
          time: "Friday",
          title: "The piano, remembered",
          text: "“Glad you said so tonight. The estimate gets redone before anybody loads.”",
        },
        {
          time: "Saturday",
          title: "5:50 am, no crew",
          text: "“I’ve woken Gil. He’ll tell you where they are; I would only be guessing.”",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "Numbers it will not carry down the stairs",
      limits: [
        {
          never: "No price across a state line.",
          because:
            "Federal rules (49 CFR 375) want it in writing, after a survey. It books the survey.",
        },
        {
          never: "No guaranteed delivery day.",
          because: "It gives the spread of days written on your order.",
        },
        {
          never: "No “fully insured”.",
          because:
            "What a broken thing is worth is called valuation, and it is explained in writing before anybody chooses.",
        },
        {
          never: "No guessing at the hours.",
          because: "Your rate and your minimum, if the move stays in town. Nothing more.",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Where the list is loaded",
      text: "SmartMoving, MoveitPro, Supermove and the carriers’ tracking are not connected yet. Rows are, and rows are most of it.",
      systems: [
        { name: "Google Sheets", text: "The inventory, one article a row" },
        { name: "Zoom", text: "The video survey" },
        { name: "Box", text: "Certificates and signed waivers" },
        { name: "Pipedrive", text: "A deal for each date" },
        { name: "Stripe", text: "The deposit, by link" },
        { name: "Google Ads", text: "Which ad brought the piano" },
      ],
    },
    {
      kind: "talk",
      title: "Move your own apartment",
      text: "Tell it what you own. Leave something out; it will find it by the third question.",
      button: "Talk to the AI",
      say: [
        "How much for a two-bedroom? It’s mostly boxes.",
        "It’s third floor, there’s an elevator, sort of.",
        "There’s a piano. Forgot. Upright.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "moving-companies",
        title: "Asked at the tailgate",
        items: [
          {
            id: "quote",
            question: "If it doesn’t quote, what does it do?",
            answer:
              "It gets the survey booked and the list begun, so that your estimator opens a call that is half done. For a local move it may quote the rate you print.",
          },
          {
            id: "count",
            question: "Can it really count?",
            answer:
              "It adds your cubes as the caller names things. It is better at adding than at trusting people about closets.",
          },
          {
            id: "late",
            question: "What does it tell somebody whose truck is late?",
            answer:
              "The name of the person it has just woken. Never a time that nobody has confirmed.",
          },
          {
            id: "season",
            question: "And in the last week of the month?",
            answer:
              "It takes all the calls at the same moment. A heavy June may go past the minutes of your plan; the rate for those is in the price list.",
          },
          {
            id: "booklet",
            question: "Does it send the federal booklet?",
            answer:
              "With the survey link, by text, if you want it to; texts have a rate from Silver on.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["They always mention", "the piano last"],
      text: "Thirty minutes. Tell us what was in the closet.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["painters", "auto-body-repair"],
  posts: ["the-fee-question", "measure-the-answer-rate"],
};
