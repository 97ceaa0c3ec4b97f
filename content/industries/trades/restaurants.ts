import type { IndustryPage } from "../industry-page.ts";

export const restaurants: IndustryPage = {
  slug: "restaurants",
  frontDesk: {
    name: "Marlo’s",
    trade: "a restaurant",
    opens: 1050,
    closes: 1380,
  },
  emergency: {
    title: "When it is not a reservation",
    quote: "“We ate with you an hour ago. Her lips are swelling.”",
    says: "medical",
    steps: [
      "An epinephrine pen in her bag is used now, while somebody dials.",
      "The manager on the floor is fetched, with the ticket for that seat.",
    ],
    note: "What was on the plate is for the manager and the cook to say, and they have the ticket in hand.",
  },
  sections: [
    {
      kind: "hero",
      layout: "spread",
      title: "Fourteen for Saturday. No\u00a0hands free.",
      text: "It answers while the pass is full. It books by cover and by turn, writes the allergy where the kitchen will see it, and says no to seven o’clock when seven o’clock is gone.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "6:52 pm",
      scene: "Friday. Every hand is carrying something.",
      talk: {
        medium: "call",
        label: "A telephone call to Marlo’s",
        agent: "Desk",
        caller: "Guest",
        lines: [
          {
            who: "caller",
            text: "A table for [fourteen], tomorrow at seven?",
          },
          {
            who: "agent",
            text: "Seven is full for a party that size. I can do 6:15 or 8:30.",
          },
          {
            who: "caller",
            text: "[8:30]. One of us can’t have [tree nuts].",
          },
          {
            who: "agent",
            text: "Which seat, do you know? I put it on the ticket by seat. I can’t promise a nut-free kitchen; the chef can call you after three.",
          },
          {
            who: "caller",
            text: "Seat five, then. [Okafor].",
          },
          {
            who: "agent",
            text: "Okafor, fourteen, 8:30, three tables made into one. The deposit link is on your phone.",
          },
        ],
      },
      papers: [
        {
          look: "spread",
          title: "Saturday",
          note: "Dinner, 5:30 to 10:00. Pace: 16 covers a quarter hour.",
          parts: [
            {
              kind: "table",
              head: ["Time", "Name", "Cov.", "Table", "Notes"],
              hideNarrow: 3,
              rows: [
                {
                  cells: ["5:30", "Brandt", "2", "4", "Theater, out by 7"],
                },
                {
                  cells: ["5:45", "Iyer", "6", "12", "High chair"],
                },
                {
                  cells: ["6:15", "Whelan", "4", "9", ""],
                },
                {
                  cells: ["6:30", "Castro", "2", "2", "Window, proposal. Cue from him."],
                },
                {
                  cells: ["7:00", "Four parties", "16", "", "Full"],
                  look: "hatched",
                },
                {
                  cells: ["7:15", "Three parties", "15", "", "Full"],
                  look: "hatched",
                },
                {
                  cells: ["7:45", "Mr. Adeyemi", "1", "Bar 3", "The usual"],
                },
                {
                  cells: [
                    "8:30",
                    "[Okafor]",
                    "[14]",
                    "[20, 21, 22]",
                    "[Tree nut, seat 5. To chef.]",
                  ],
                  look: "new",
                },
                {
                  cells: ["9:15", "", "", "", ""],
                },
              ],
            },
            {
              kind: "note",
              text: "86 halibut. 12 lamb.",
            },
          ],
        },
      ],
    },
    {
      kind: "drawing",
      onSurface: true,
      title: "It knows what a turn is",
      text: "A two-top is not “a table”. It is ninety minutes. Push three together at 8:30 and they will not be back tonight, so nobody after them is promised anything.",
      drawing: "dining-room",
      label: "Floor plan. Tables 20, 21 and 22 are drawn together in red.",
      facts: [
        {
          term: "90 min",
          text: "Twos and fours. Table 4 is Brandt’s until seven, then it can be sold again.",
        },
        {
          term: "2 hours",
          text: "Six. The Iyers have a high chair; add fifteen minutes and say nothing.",
        },
        {
          term: "The night",
          text: "Ten and more. Deposit, one menu, one check, one name.",
        },
        {
          term: "16",
          text: "Covers in a quarter hour. The chef’s number, not ours. At seventeen it starts offering 6:45.",
        },
      ],
    },
    {
      kind: "asks",
      look: "check",
      title: "What it asks fits on one guest check",
      text: "Seven lines; an eighth would cost you the caller. Your order, your words. It leaves out what it can see: the number, the day of the week, whether they have been in before.",
      more: ["“Is it an occasion?” stays in. That line buys a candle and saves a complaint."],
      check: {
        title: "Guest Check",
        number: "No. 448217",
        boxes: [
          {
            label: "Date",
            value: "Sat",
            span: 3,
            narrow: 3,
          },
          {
            label: "Guests",
            value: "14",
            span: 3,
            narrow: 3,
          },
          {
            label: "Table",
            value: "20–22",
            span: 3,
            narrow: 3,
          },
          {
            label: "Server",
            value: "Nico",
            span: 3,
            narrow: 3,
          },
        ],
        lines: [
          {
            text: "How many, counting the stroller?",
            value: "14, none",
          },
          {
            text: "When? And when must you be out?",
            value: "8:30, no",
          },
          {
            text: "Anything anyone can’t eat? Who?",
            value: "Tree nut, seat\u00a05",
          },
          {
            text: "Stairs, or the ramp?",
            value: "One ramp",
          },
          {
            text: "Is it an occasion?",
            value: "60th. His.",
          },
          {
            text: "Cake from us, or your own?",
            value: "Own. $3 a slice.",
          },
          {
            text: "May I text you the day before?",
            value: "Yes",
          },
        ],
        sum: {
          text: "Deposit, 14 at $10",
          value: "$140",
        },
        foot: "Thank you. Call again.",
      },
    },
    {
      kind: "never",
      look: "band",
      ground: "paper",
      title: "What it leaves to the house",
      limits: [
        {
          never: "It never says a dish is safe.",
          because: "It writes the allergy by seat, and lets the chef say the rest.",
        },
        {
          never: "It never says who is eating here.",
          because:
            "“Is my husband there tonight?” gets the same answer every time: it does not say.",
        },
        {
          never: "It never sells the 7:00 you kept back.",
          because: "House seats stay house seats until you let go of them.",
        },
        {
          never: "It never argues about a review.",
          because: "It says sorry once, takes the name, and the manager calls.",
        },
      ],
    },
    {
      kind: "day",
      look: "line",
      title: "Friday, from deliveries to the lost scarf",
      text: "The line is one day long, and it stands tallest when everybody’s hands are full.",
      hours: [
        {
          time: "8:42 am",
          busy: 2,
          title: "Fish supplier",
          text: "“No halibut until Tuesday. I’ve written it on the board.”",
        },
        {
          time: "11:20 am",
          busy: 2,
          title: "Are you open Monday?",
          text: "“Never on a Monday. Tuesday from five.”",
        },
        {
          time: "2:30 pm",
          busy: 1,
          title: "Tomorrow’s tables, confirmed by text",
          text: "“Reply 1 to keep it. If you can’t come, that’s fine, tell me now.” From the Gold plan on.",
        },
        {
          time: "4:45 pm",
          busy: 3,
          title: "Pre-shift sheet",
          text: "Covers by quarter hour, allergies by seat, birthdays. To Slack, before the line-up.",
        },
        {
          time: "6:52 pm",
          busy: 5,
          title: "Fourteen for Saturday",
          text: "“I can do 6:15 or 8:30.”",
        },
        {
          time: "10:36 pm",
          busy: 3,
          title: "Is the kitchen still open?",
          text: "“For nine more minutes. Are you parking or running?”",
        },
        {
          time: "1:12 am",
          busy: 1,
          title: "A gray scarf, table 9",
          text: "“It’s behind the bar, in a bag with your name.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where it writes",
      text: "OpenTable, Resy and Toast are not connected yet; we would rather say it here than in the second meeting. These are in the catalog.",
      systems: [
        {
          name: "Square",
          text: "Gift cards and deposits",
        },
        {
          name: "Stripe",
          text: "The party’s deposit by text, read back when it is paid",
        },
        {
          name: "Google Calendar",
          text: "Private room, tasting nights, the days you close",
        },
        {
          name: "Slack",
          text: "Pre-shift sheet, and a slip when a caller needs the manager",
        },
        {
          name: "Instagram",
          text: "“Table for 2 tonight??” answered in the thread it came in",
        },
        {
          name: "Google Sheets",
          text: "The book itself, if yours is a sheet",
        },
      ],
    },
    {
      kind: "talk",
      title: "Call your own restaurant on a Friday",
      text: "Put in the name and the hours. Ask for seven o’clock. It will hold its ground more politely than we could.",
      button: "Talk to the AI",
      say: [
        "Do you have anything without gluten?",
        "We’re running twenty minutes late.",
        "Can we bring a dog?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "restaurants",
        title: "Asked at the pass",
        items: [
          {
            id: "double-booking",
            question: "Will it double-book us?",
            answer:
              "It sells what the book shows as free, by cover and by quarter hour, and keeps to the pace you set. When two people want the same table, the second one is offered the next time.",
          },
          {
            id: "allergies",
            question: "What does it do with allergies?",
            answer:
              "It asks, writes the allergen and the seat on the booking, repeats both, and says that it cannot promise a kitchen without it. The chef takes it from there.",
          },
          {
            id: "pickup",
            question: "Can it take orders for pickup?",
            answer:
              "It can take an order and read it back, and it can send the payment link. Where it lands depends on your system; show us and we will tell you straight.",
          },
          {
            id: "specials",
            question: "Can it read the specials?",
            answer: "Yes, if somebody writes them down. A photo of the board by text will do.",
          },
          {
            id: "person",
            question: "What about guests who just want a person?",
            answer:
              "“Person” puts them through to the host stand. If no one picks up, it comes back and takes the message itself.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody is hungry", "and scrolling"],
      text: "Thirty minutes with us, before service. Bring last Friday’s missed calls.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["hotels", "retail-stores"],
  posts: ["what-a-receptionist-hears"],
};
