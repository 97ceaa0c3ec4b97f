import type { IndustryPage } from "../industry-page.ts";

export const hotels: IndustryPage = {
  slug: "hotels",
  frontDesk: {
    name: "The Larkin",
    trade: "a hotel",
    opens: 420,
    closes: 1380,
  },
  emergency: {
    title: "When the room telephone rings",
    quote: "“My husband can’t breathe. We’re in 306.”",
    says: "medical",
    steps: [
      "It calls the person on duty: door open, elevator held, master key.",
      "Nobody calls the room again, so that the dispatcher can.",
    ],
    note: "Smoke, an alarm, water through a ceiling, a threat: the same order, and the manager.",
  },
  sections: [
    {
      kind: "hero",
      layout: "night",
      title: "The lobby is dark. The line is\u00a0not.",
      text: "Late arrivals, early breakfasts, one more night. It answers as your front desk while one person does the audit, the laundry and the door.",
      book: "Book a Demo",
      hear: "Hear it at 1 am",
      time: "1:10 am",
      scene: "One person on. He is folding towels.",
      talk: {
        medium: "call",
        label: "A telephone call to the Larkin",
        agent: "Desk",
        caller: "Guest",
        lines: [
          {
            who: "caller",
            text: "Our flight just landed. We’ll be there [at two]. Is anyone up?",
          },
          {
            who: "agent",
            text: "The door locks at midnight, and Tomas opens it. Which name?",
          },
          {
            who: "caller",
            text: "[Lindqvist]. Two nights. We leave Sunday [at five], before breakfast.",
          },
          {
            who: "agent",
            text: "I have you: a king, courtyard side, guaranteed with your card, so nobody has sold it. A breakfast bag at 4:45, then, and a call at 4:15?",
          },
          {
            who: "caller",
            text: "Please. You’re a machine, aren’t you?",
          },
          {
            who: "agent",
            text: "I’m the assistant, yes. Tomas is not. He has your key.",
          },
        ],
      },
      drawing: {
        name: "key-rack",
        label:
          "A key rack of twenty-eight pigeonholes. The key of room 214 is red: it is the one being talked about.",
      },
      papers: [
        {
          look: "sheet",
          title: "The Larkin",
          note: "Folio 11860",
          parts: [
            {
              kind: "boxes",
              boxes: [
                {
                  label: "Guest",
                  value: "Lindqvist",
                  span: 7,
                  narrow: 7,
                },
                {
                  label: "Room",
                  value: "214",
                  span: 5,
                  narrow: 5,
                },
                {
                  label: "Arrives",
                  value: "2:00 am, late, guaranteed",
                  span: 7,
                  narrow: 7,
                },
                {
                  label: "Business date",
                  value: "Friday",
                  span: 5,
                  narrow: 5,
                },
                {
                  label: "Wake-up",
                  value: "Sun 4:15",
                  span: 4,
                  narrow: 6,
                },
                {
                  label: "Breakfast",
                  value: "Bag, 4:45",
                  span: 4,
                  narrow: 6,
                },
                {
                  label: "Departs",
                  value: "Sun 5:00",
                  span: 4,
                },
              ],
            },
            {
              kind: "note",
              text: "Two in the morning on Saturday is still Friday, until the audit has run. Book it under Saturday and Mr. Lindqvist is a no-show in a room he is asleep in.",
            },
          ],
        },
      ],
    },
    {
      kind: "asks",
      look: "card",
      title: "The registration card, spoken",
      text: "Everything that is on the card at the desk. The card itself is signed when they stand in front of you.",
      questions: [
        {
          question: "Which name is it under, and how is it spelled?",
          label: "Name",
          answer: "Lindqvist",
        },
        {
          question: "What time, really?",
          label: "Arrival",
          answer: "2:00 am",
        },
        {
          question: "Two adults? Anyone who needs a crib, or a rollaway?",
          label: "Party",
          answer: "2 + 0",
        },
        {
          question: "Step-free? Bath or shower?",
          label: "Access",
          answer: "Elevator, shower",
        },
        {
          question: "Bringing a car, a bus or a dog?",
          label: "Vehicle, pet",
          answer: "Rental, no dog",
        },
        {
          question: "When do you leave, and before breakfast or after?",
          label: "Departure",
          answer: "Sun 5:00, before",
        },
        {
          question: "Is the company paying for the room, or for everything?",
          label: "Routing",
          answer: "Room and tax only",
        },
        {
          question: "May we text you at this number?",
          label: "Consent",
          answer: "Yes",
        },
      ],
    },
    {
      kind: "day",
      look: "night",
      title: "Eleven to seven, one person on",
      text: "The hours when a hotel has the most guests and the fewest hands.",
      hours: [
        {
          time: "11:20 pm",
          title: "Party on the third floor",
          text: "“I’ll have someone go up. I won’t say which door asked.”",
        },
        {
          time: "1:10 am",
          title: "Delayed flight",
          text: "“The door locks at midnight, and Tomas opens it.”",
        },
        {
          time: "2:25 am",
          title: "No hot water",
          text: "“Which faucet, and is it cold or just lukewarm? I’m sending Tomas with a key to the room next door.”",
        },
        {
          time: "3:00 am",
          title: "The audit runs. It waits.",
          text: "“Your bill will be right in ten minutes. Now it would be wrong.”",
        },
        {
          time: "4:15 am",
          title: "Wake-up call",
          text: "“Good morning. It is a quarter past four, which was your idea.”",
        },
        {
          time: "6:40 am",
          title: "Where do we park the bus?",
          text: "“Behind the building, on Elm. Forty-one of you, and all of you want eggs.”",
        },
      ],
    },
    {
      kind: "table",
      onSurface: true,
      title: "When does tonight become yesterday?",
      text: "You tell it when your day turns. Until then the calendar on the wall and the one in the books disagree, and callers only know the first.",
      head: ["They say", "The wall says", "The books say", "It repeats"],
      rows: [
        [
          "“Tonight.” At\u00a011:50\u00a0pm, Friday",
          "Friday",
          "[Friday]",
          "“Friday night, out on Saturday.”",
        ],
        [
          "“Tonight.” At\u00a01:10\u00a0am",
          "Saturday",
          "[Friday]",
          "“You sleep in an hour and leave later today?”",
        ],
        [
          "“Tomorrow.” At\u00a02:40\u00a0am",
          "Sunday",
          "[Saturday]",
          "“Saturday night, then, the one that starts this afternoon.”",
        ],
        [
          "“One more night.” At\u00a09:05\u00a0am",
          "Saturday",
          "[Saturday]",
          "“Same room if it’s free. Let me look first.”",
        ],
      ],
      note: "The audit runs at three. Half an hour either side of it, dates are said with the weekday, twice.",
    },
    {
      kind: "never",
      look: "card",
      ground: "surface",
      title: "What stays behind the desk",
      limits: [
        {
          never: "It never says who is staying.",
          because:
            "Not to a wife, not to a florist. It will take a message for a guest “if there is one by that name”.",
        },
        {
          never: "It never says a room number aloud.",
          because: "Nor connects a caller who only knows one.",
        },
        {
          never: "It never opens a door for a voice.",
          because: "Keys come from a person who has seen a face.",
        },
        {
          never: "It never walks a guest.",
          because: "If the house is oversold, it calls the manager and touches nothing.",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "What it is wired to",
      text: "Opera, Cloudbeds, Mews and Little Hotelier are not connected yet. Reservations reach them by webhook where your contract allows it. These are in the catalog.",
      systems: [
        {
          name: "Twilio",
          text: "Your own number, and the room-ready text",
        },
        {
          name: "WhatsApp",
          text: "Where guests from abroad already write",
        },
        {
          name: "Stripe",
          text: "Deposit, late checkout, the dog",
        },
        {
          name: "Slack",
          text: "Housekeeping: “318 wants a crib, 302 has left”",
        },
        {
          name: "Google Calendar",
          text: "Wake-up calls and the meeting room",
        },
        {
          name: "Philips Hue",
          text: "The lamp on the night desk turns red when it is urgent",
        },
        {
          name: "AccuWeather",
          text: "Storm tomorrow: who will want another night?",
        },
      ],
    },
    {
      kind: "talk",
      title: "Ring the bell",
      text: "Put in your house and when the desk goes to one person. Then arrive at two, with a dog.",
      button: "Talk to the AI",
      say: ["Can I check out at one?", "Is my brother staying with you?", "The room is too hot."],
    },
    {
      kind: "questions",
      faq: {
        id: "hotels",
        title: "Asked by the owner at breakfast",
        items: [
          {
            id: "two-in-the-morning",
            question: "Can it sell a room at two in the morning?",
            answer:
              "If your availability and rates are where it can read them, yes: the total first, with every mandatory fee inside it, and the card by link. Otherwise it takes the name and calls whoever is on.",
          },
          {
            id: "night-auditor",
            question: "Does it replace the night auditor?",
            answer:
              "No. It keeps the telephone away from the audit. Somebody still has to open the door, and fold.",
          },
          {
            id: "languages",
            question: "Which languages?",
            answer:
              "English, Spanish, Chinese and more. The guest chooses by speaking, which at two in the morning is the only kind of choosing there is.",
          },
          {
            id: "card-numbers",
            question: "Does it read card numbers?",
            answer:
              "It sends a payment link. Numbers that are spoken anyway are not what you want in a recording, so it stops the caller and offers the link again.",
          },
          {
            id: "property-system",
            question: "Will it work with our property system?",
            answer:
              "Not by name today. Bring the system’s name to the demo; a webhook may carry it, and if it will not, we will say so.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody has", "just landed"],
      text: "Thirty minutes with us. Bring the night log.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["restaurants", "real-estate-agents"],
  posts: ["two-in-the-morning-in-spanish"],
};
