import type { IndustryPage } from "../industry-page.ts";

export const realEstateAgents: IndustryPage = {
  slug: "real-estate-agents",
  frontDesk: {
    name: "Priya Raman Homes",
    trade: "a real estate office",
    opens: 540,
    closes: 1080,
  },
  emergency: {
    title: "When it is not a showing",
    quote: "“I’m inside your listing and there’s water coming through the ceiling.”",
    says: "water-near-power",
    steps: [
      "The shut-off, if the seller told you where it is. It reads it out.",
      "You, then the seller, then the plumber on your list.",
    ],
    note: "An agent who does not feel safe calls 911, not us. It takes the rest of the day’s showings off your hands.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "Somebody is standing at\u00a0your sign.",
      text: "It\u00a0is\u00a0Sunday and you are at dinner. It says what the listing sheet says, finds out who is asking, and puts the showing in your day with an hour’s notice to the sellers.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "8:15 pm",
      scene: "Sunday. You are passing the potatoes.",
      talk: {
        medium: "text",
        label: "Text messages to the number on a yard sign",
        agent: "Desk",
        caller: "Buyer",
        lines: [
          {
            who: "caller",
            text: "in front of [18 juniper]. how much?",
          },
          {
            who: "agent",
            text: "$412,000. Three bedrooms, two baths, 1,640 square feet. Would you like to see inside?",
          },
          {
            who: "caller",
            text: "maybe. is it a safe area? good for kids?",
          },
          {
            who: "agent",
            text: "I don’t describe neighborhoods or who lives in them. I can send you the city’s crime map and the school district’s page.",
          },
          {
            who: "caller",
            text: "ok. [monday after work]?",
          },
          {
            who: "agent",
            text: "5:30 works; the sellers get their hour. Are you working with an agent?",
          },
          {
            who: "caller",
            text: "[no agent]. [pre-approved]",
          },
          {
            who: "agent",
            text: "Then Priya meets you at the door.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "18 Juniper Court",
          note: "Listing 41",
          parts: [
            {
              kind: "headline",
              text: "$412,000",
              printed: true,
            },
            {
              kind: "drawing",
              drawing: "listing-plan",
              label: "Floor plan of 18 Juniper Court",
            },
            {
              kind: "facts",
              rows: [
                {
                  term: "Beds",
                  value: "3",
                },
                {
                  term: "Baths",
                  value: "2",
                },
                {
                  term: "Sq. ft.",
                  value: "1,640",
                },
                {
                  term: "Built",
                  value: "1962",
                },
              ],
            },
            {
              kind: "note",
              text: "Roof 2019. Furnace original and proud of it. Fridge stays, swing set stays, chandelier does not. Sellers need one hour: there is a dog to put somewhere.",
            },
          ],
        },
        {
          look: "hung",
          parts: [
            {
              kind: "drawing",
              drawing: "key-tag",
              label: "Key tag 41: 18 Juniper Court, showing Monday 5:30 with Priya",
            },
          ],
        },
      ],
    },
    {
      kind: "answers",
      title: "The questions it will not answer",
      text: "Every agent knows them, and knows why. It does too: it describes the house, never the people. That is fair housing, and it does not get tired of it at nine in the evening.",
      pairs: [
        {
          question: "“Is it a safe area?”",
          answer: "Sends the police department’s map.",
        },
        {
          question: "“What kind of people live there?”",
          answer: "“I describe houses. Would you like the floor plan?”",
        },
        {
          question: "“Are the schools good?”",
          answer: "Sends the district’s own page, with the address lookup.",
        },
        {
          question: "“Is there a church nearby?”",
          answer: "Sends a map of everything. You may look at what you like.",
        },
        {
          question: "“Is it good for a family?”",
          answer: "“Three bedrooms, fenced yard, two baths.”",
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      title: "Before you put your shoes on",
      text: "Eight answers that separate a showing from a drive.",
      questions: [
        {
          question: "Which house? The number on the sign is enough.",
          label: "Listing",
          answer: "41, 18 Juniper",
        },
        {
          question: "Are you working with an agent?",
          label: "Representation",
          answer: "None",
        },
        {
          question: "Buying with a loan, or cash? Pre-approved?",
          label: "Financing",
          answer: "Pre-approved, letter by text",
        },
        {
          question: "Do you have a house to sell first?",
          label: "Contingency",
          answer: "No",
        },
        {
          question: "When would you like to be in?",
          label: "Move",
          answer: "By August",
        },
        {
          question: "Who decides, and can they come too?",
          label: "Parties",
          answer: "Two, both coming",
        },
        {
          question: "May I text you photos and a reminder?",
          label: "Consent",
          answer: "Yes",
        },
        {
          question: "Anything about this one you need to know?",
          label: "Must know",
          answer: "Basement, dry?",
        },
      ],
    },
    {
      kind: "timeline",
      onSurface: true,
      title: "Monday, driven once",
      text: "It books showings in the order of the streets, with the sellers’ notice and the traffic in between. You get the list in the car, read aloud.",
      stops: [
        {
          time: "4:15 pm",
          title: "302 Pell Street",
          text: "Vacant. Your box. Relatives of the seller, so be kind about the wallpaper.",
          gap: "18 min",
        },
        {
          time: "5:30 pm",
          title: "18 Juniper Court",
          text: "No agent, pre-approved. Dog goes out at 4:30; sellers texted at 4:25.",
          gap: "11 min",
        },
        {
          time: "6:20 pm",
          title: "Unit 5B, the Mill",
          text: "Concierge has the name. Second visit, bringing her mother.",
          gap: "25 min",
        },
        {
          time: "7:15 pm",
          title: "Home",
          text: "Three follow-ups are written. You read them before they go.",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "night",
      title: "What it keeps in its pocket",
      limits: [
        {
          never: "It never gives out a lockbox code.",
          because:
            "Not to an agent “just running late”. Agents get it from you or your showing service.",
        },
        {
          never: "It never says why they are selling.",
          because: "Or what they would take, or what somebody else offered.",
        },
        {
          never: "It never says a house is empty.",
          because: "“By appointment” is the only answer.",
        },
        {
          never: "It never writes an offer or reads a contract.",
          because: "It puts the deadline in your calendar in red and finds you.",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "A Sunday you were going to have off",
      text: "Open house, dinner, the phone.",
      hours: [
        {
          time: "9:10 am",
          title: "Open house reminder",
          text: "“Today, one to three. Park on the even side.”",
        },
        {
          time: "4:05 pm",
          title: "Sign-in followed up",
          text: "“You asked about the basement. Dry, and the invoice for the drain is from 2021.”",
        },
        {
          time: "6:30 pm",
          title: "Another agent",
          text: "“Feedback for Mr. Ito: the light yes, the stairs no. I’ve written it down.”",
        },
        {
          time: "8:15 pm",
          title: "Standing at the sign",
          text: "“5:30 works; the sellers get their hour.”",
        },
        {
          time: "10:20 pm",
          title: "Houses at bedtime",
          text: "“It is still available. Would Tuesday work, or is tonight just for browsing?”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Where the lead lands",
      text: "The MLS, ShowingTime and Follow Up Boss are not connected yet; listing sheets reach it as files or a feed you export. These are in the catalog.",
      systems: [
        {
          name: "HubSpot",
          text: "The contact, and every call on the timeline",
        },
        {
          name: "Pipedrive",
          text: "A deal per caller, in the stage where the talk left it",
        },
        {
          name: "Google Calendar",
          text: "Showings, drive times, the hour of notice",
        },
        {
          name: "Google Drive",
          text: "Listing sheets, read from the folder you point at",
        },
        {
          name: "Facebook",
          text: "“Is this still available?” On a Sunday.",
        },
      ],
    },
    {
      kind: "talk",
      title: "Stand at your own sign",
      text: "Put in your name. Then ask it something you would lose your license for answering.",
      button: "Talk to the AI",
      say: [
        "Is it a quiet street?",
        "What would they take for it?",
        "I’m an agent, what’s the box code?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "real-estate-agents",
        title: "Asked at the sales meeting",
        items: [
          {
            id: "facts",
            question: "Where does it get the facts?",
            answer:
              "From the listing sheets you give it, and from nothing else. What is not on the sheet, it does not know, and it says so and asks you.",
          },
          {
            id: "buyers-agents",
            question: "Will it steal buyers who already have an agent?",
            answer:
              "It asks, and if there is one, it sends the sheet and asks the agent to call. A buyer whom you would represent signs the written agreement with you first; it books no tour before that. Your words.",
          },
          {
            id: "assistant",
            question: "Does it say that it is an assistant?",
            answer:
              "Yes, whenever somebody asks, and at the start if you like. Your state may have a view; tell us and it will follow it.",
          },
          {
            id: "follow-up",
            question: "Will it chase last month’s open house?",
            answer:
              "If they agreed to hear from you, and from the Gold plan on, which is where messages that it begins itself start. You write them; it sends them and stops at STOP.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody just", "slowed down"],
      text: "Thirty minutes with us. Bring the sign you get the most calls from.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["car-dealerships", "moving-companies"],
  posts: ["measure-the-answer-rate"],
};
