import type { IndustryPage } from "../industry-page.ts";

export const carDealerships: IndustryPage = {
  slug: "car-dealerships",
  frontDesk: { name: "Prairie Motors", trade: "a car dealership", opens: 540, closes: 1200 },
  emergency: {
    title: "When it is not about the car",
    quote: "“My keys are in there. The baby too.”",
    says: "locked-in-car",
    steps: [
      "Which car, where on the lot, and is the child awake?",
      "Whoever is in the building is called, with the stock number and a spare key.",
    ],
    note: "Smoke, no brakes, or stopped in a lane: out, away from traffic, 911, then roadside. An electric car after a flood is left alone.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "They found the truck at nine. You close at\u00a0eight.",
      text: "Test drives, trade-ins, the service lane. It knows what is on the lot by stock number, keeps a key for the hour, and leaves the monthly payment to people with a desk.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "9:05 pm",
      scene: "The lot lights are on. Nobody is.",
      talk: {
        medium: "text",
        label: "Text messages between a buyer and the desk of Prairie Motors",
        agent: "Desk",
        caller: "Buyer",
        lines: [
          { who: "caller", text: "is the [blue one on your site] still there" },
          {
            who: "agent",
            text: "Stock 2207, the blue crew cab, yes. It’s been in the front row since Monday.",
          },
          { who: "caller", text: "what’s the [out the door]" },
          {
            who: "agent",
            text: "Sales writes that down for you, with tax, title and the document fee, so it’s one number. I’ve asked for it. Would you like to drive it?",
          },
          { who: "caller", text: "[sat morning]. got a [2016 to trade]" },
          {
            who: "agent",
            text: "Saturday 9:30. Bring your license, your insurance card, and both keys to the trade. Still a loan on it?",
          },
          { who: "caller", text: "[like 4k]" },
          {
            who: "agent",
            text: "Ask your lender for a ten-day payoff; they all know the words. Key 27 is yours at 9:30.",
          },
        ],
      },
      papers: [
        {
          look: "hang-tag",
          parts: [
            { kind: "key-number", number: "27", under: "Stock 2207" },
            {
              kind: "boxes",
              boxes: [
                { label: "Vehicle", value: "Crew cab, blue", span: 12 },
                { label: "Drive", value: "Sat 9:30", span: 6, narrow: 6 },
                { label: "With", value: "Carla", span: 6, narrow: 6 },
                { label: "License, insurance", value: "Bringing both", span: 12 },
                { label: "Trade", value: "2016, loan about $4,000", span: 12 },
                { label: "10-day payoff", value: "Asked for", span: 6, narrow: 6 },
                { label: "Payment quoted", value: "None", span: 6, narrow: 6 },
              ],
            },
            {
              kind: "note",
              text: "Two keys, because the second one costs more than the floor mats.",
            },
          ],
        },
      ],
    },
    {
      kind: "columns",
      onSurface: true,
      title: "One number, two doors",
      text: "Sales counts by stock number. Service counts by VIN. Whoever mixes them up sends a buyer to the muffler counter.",
      columns: [
        {
          title: "Showroom",
          note: "Stock number, key, the hour",
          items: [
            "“The hybrid, the blue one”",
            "“My wife has to sit in it”",
            "“I owe more than it’s worth, is that a thing?”",
          ],
          result: "A drive with a name beside it, and an appraisal while they are out.",
        },
        {
          title: "Service lane",
          note: "VIN, miles, the color of the light",
          items: [
            "“It was orange. Now it’s blinking.”",
            "“I got a letter about the airbag”",
            "“Is my car done?”",
          ],
          result: "The right bay, a ride to work, and parts asked for before the slot.",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "The Monday after tax refunds",
      text: "Both doors, from before the coffee.",
      hours: [
        {
          time: "6:55 am",
          title: "Orange, blinking",
          text: "“Then please stop when you safely can. I have the tow, and the first bay.”",
        },
        {
          time: "9:10 am",
          title: "The lot is walked",
          text: "“Forty-one on the sheet, two sold on Saturday. I read from that till tomorrow.”",
        },
        {
          time: "11:30 am",
          title: "The blue hybrid",
          text: "“A salesman saw it at 9:10. If it sells, you hear it from us first.”",
        },
        {
          time: "4:20 pm",
          title: "“Is it done?”",
          text: "“The advisor wrote ‘waiting on a hose’ at three. I’m getting him for you.”",
        },
        {
          time: "9:40 pm",
          title: "A recall letter",
          text: "“Read me the number on it. The part is ordered before your slot is offered.”",
        },
      ],
    },
    {
      kind: "asks",
      look: "list",
      title: "First: which door?",
      text: "After that the two lists have nothing in common but a name.",
      questions: [
        {
          question: "Buying, or fixing?",
          label: "Door",
          answer: "Buying",
        },
        {
          question: "Which one, by its number or its page?",
          label: "Stock",
          answer: "4417, seen 9:10",
        },
        {
          question: "Who will sit in it, and when?",
          label: "Drive",
          answer: "Both, Sat 10:15",
        },
        {
          question: "Anything to trade? Year, miles, whose loan?",
          label: "Appraisal",
          answer: "Civic 2016, 110",
        },
        {
          question: "What does it do, and what color is the light?",
          label: "Right bay",
          answer: "Orange, blinking",
        },
        {
          question: "Will you wait, or do you need a ride?",
          label: "The morning",
          answer: "Ride to work",
        },
        {
          question: "Is there a number on the recall letter?",
          label: "Parts",
          answer: "Airbag letter",
        },
        {
          question: "May we text this number about it?",
          label: "Yes, kept",
          answer: "Yes, this one",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "Said only across a desk",
      limits: [
        {
          never: "A monthly payment.",
          because: "Name one and federal credit rules want the rest of the sentence beside it.",
        },
        {
          never: "What your trade is worth.",
          because: "Somebody looks at it while you drive. It takes twenty minutes.",
        },
        {
          never: "“You’re approved.”",
          because: "It takes no application, no Social Security number, no license number.",
        },
        {
          never: "“Somebody else is coming for it.”",
          because: "Even when somebody is.",
        },
      ],
    },
    {
      kind: "timeline",
      title: "Front row, stock 2207",
      text: "A truck is asked about more often than it is driven. It keeps track of who was promised what.",
      stops: [
        {
          time: "Monday",
          title: "Front row",
          text: "On the sheet. Two ask, nobody comes.",
          gap: "3 days",
        },
        {
          time: "Thursday, 9:05 pm",
          title: "Key 27",
          text: "Put by for Saturday morning, with a name.",
          gap: "14 hours",
        },
        {
          time: "Friday",
          title: "A second name",
          text: "Told the truth: there is a drive before his. He takes eleven.",
          gap: "a night",
        },
        {
          time: "Saturday, 9:50",
          title: "Sold",
          text: "The eleven o’clock hears it before he has put his shoes on.",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Keys on the board",
      text: "CDK, Reynolds, VinSolutions, Xtime and the listing sites are not connected yet. A stock list in a database or a sheet is; someone keeps it true.",
      systems: [
        { name: "Salesforce", text: "A lead with stock number and trade" },
        { name: "MySQL", text: "The car, found by telephone number" },
        { name: "Google Calendar", text: "Drives and bays" },
        { name: "Facebook", text: "“Is this available”" },
        { name: "Slack", text: "The advisor, asked in passing" },
        { name: "Zapier", text: "Toward whatever your manager bought" },
      ],
    },
    {
      kind: "talk",
      title: "Ask for the payment",
      text: "Try it three ways. You will get the posted price, a drive and somebody’s name.",
      button: "Talk to the AI",
      say: [
        "Is the blue one still there? The hybrid.",
        "What’ll you give me for mine, it’s got a hundred and ten.",
        "The light’s on, it’s orange. Now it’s blinking.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "car-dealerships",
        title: "Asked in the tower",
        items: [
          {
            id: "price",
            question: "Our people never give a price by phone. Will it?",
            answer:
              "It gives what you advertise, because you advertised it. Everything behind that is a sheet written by a person, sent the same day.",
          },
          {
            id: "inventory",
            question: "How does it know what is on the lot?",
            answer:
              "From a list you connect, and it says how old the list is. Dealer systems are not connected yet, so a walk in the morning still pays.",
          },
          {
            id: "chase",
            question: "Does it follow up?",
            answer:
              "With consent, on Gold and above, until somebody says STOP. It takes that word the first time.",
          },
          {
            id: "departments",
            question: "Sales and service share a number.",
            answer:
              "It asks which door and has a calendar behind each. Parts and finance are two more.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Five tabs open,", "yours is the third"],
      text: "Half an hour, after closing if you like.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["auto-body-repair", "real-estate-agents"],
  posts: ["measure-the-answer-rate", "a-yes-you-can-prove"],
};
