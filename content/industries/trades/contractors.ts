import type { IndustryPage } from "../industry-page.ts";

export const contractors: IndustryPage = {
  slug: "contractors",
  frontDesk: {
    name: "Ames & Daughter Builders",
    trade: "a general contractor",
    opens: 420,
    closes: 1020,
  },
  emergency: {
    title: "When the site calls",
    quote: "“They hit a gas line with the excavator and it’s hissing.”",
    says: "gas",
    steps: [
      "On open ground: everybody back, engines off if the key is in safe reach. If anybody is hurt, 911 hears that first.",
      "The superintendent is called at once, then the owner.",
    ],
    note: "An open roof with rain on people under it goes the same way. Nobody is told that a wall will hold.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "The size of the job, before you drive\u00a0there.",
      text: "It\u00a0takes\u00a0the room, the year of the house, the budget nobody wants to name, and who else is bidding. Then it gives you a Saturday or gives you your Saturday back.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "12:35 pm",
      scene: "You are on a roof.",
      talk: {
        medium: "call",
        label: "A telephone call to Ames & Daughter Builders",
        agent: "Desk",
        caller: "Owner",
        lines: [
          { who: "caller", text: "We want to [redo the kitchen] and [take a wall out]." },
          { who: "agent", text: "About how big, and what year is the house?" },
          { who: "caller", text: "[Twelve by ten]. [1954]." },
          {
            who: "agent",
            text: "Before 1978, so paint gets tested before anyone sands. Which wall, and what is above it?",
          },
          { who: "caller", text: "The one to the dining room. [A bedroom’s above]." },
          {
            who: "agent",
            text: "Then it may be load-bearing; Marek will look. Is there a figure you’d rather not go over?",
          },
          { who: "caller", text: "[Sixty]?" },
          { who: "agent", text: "Thank you. That saves two people a Saturday. Thursday, 4:30?" },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Bid sheet",
          note: "Site visit Thu 4:30, Marek",
          parts: [
            {
              kind: "drawing",
              drawing: "kitchen",
              label:
                "Sketch of a kitchen, twelve feet six by ten feet. One wall is marked with a red question mark.",
            },
            {
              kind: "boxes",
              boxes: [
                { label: "House", value: "1954. Lead test before sanding.", span: 6 },
                { label: "Wall", value: "Bedroom above. Assume load-bearing.", span: 6 },
                { label: "Cabinets", value: "Owner buys", span: 4, narrow: 6 },
                { label: "Permit", value: "Ours", span: 4, narrow: 6 },
                { label: "Living there?", value: "Yes, two kids", span: 4, narrow: 6 },
                { label: "Not to exceed", value: "$60,000", span: 4, narrow: 6 },
                { label: "Bidders", value: "Three", span: 4 },
                { label: "Price by phone", value: "None given", span: 4 },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      title: "The bid, line by line, no prices",
      text: "What she said on Sunday evening, in the order in which your estimator thinks. He brings the figures; it brings the lines.",
      head: ["Line", "Said", "Still open"],
      rows: [
        ["Demolition", "[One wall, old cabinets]", "What is in the wall"],
        ["Structure", "[Bedroom above]", "Beam, engineer"],
        ["Electrical", "[Panel from the seventies]", "Room for two circuits"],
        ["Plumbing", "[Sink stays]", "Nothing, for once"],
        ["Finish", "[Floor runs through]", "Which floor"],
        ["Allowance", "[Cabinets by owner]", "Delivery before the 3rd?"],
      ],
      note: "The last column is the reason for the visit. The rest no longer has to be.",
    },
    {
      kind: "asks",
      look: "boxes",
      onSurface: true,
      title: "Drawings before dollars",
      text: "Ask for money first and she looks for somebody friendlier. Ask for the sketch first and she goes to find it.",
      questions: [
        {
          question: "Which rooms, and is it inside or out?",
          label: "Size of visit",
          answer: "Kitchen, one wall",
        },
        {
          question: "When was it built, and who owns it?",
          label: "House",
          answer: "1964, both of us",
        },
        {
          question: "Are there drawings, a permit, an association?",
          label: "Papers",
          answer: "A sketch, an HOA",
        },
        {
          question: "Is there a date behind it?",
          label: "By when, and why",
          answer: "Baby in October",
        },
        {
          question: "Of our three brackets, which one doesn’t frighten you?",
          label: "Range",
          answer: "The middle one",
        },
        {
          question: "Who has to say yes, and when are you both at home?",
          label: "Deciders",
          answer: "Both, after five",
        },
        {
          question: "Has anybody begun it, and is anything open or wet?",
          label: "State",
          answer: "Half a roof",
        },
        {
          question: "Where do we park, and how long a truck fits?",
          label: "Access",
          answer: "30 Birch, on the street",
        },
      ],
    },
    {
      kind: "columns",
      title: "What goes in the truck",
      text: "The first visit fails for lack of a ladder. So the list is made while she talks.",
      columns: [
        {
          title: "She said: deck",
          items: ["Post-hole digger", "Level and string", "The HOA’s rules"],
        },
        {
          title: "She said: wall",
          items: ["Stud finder, long ladder", "Lead swabs", "Engineer’s number"],
        },
        { title: "She said: the other guy", items: ["Camera", "Copy of his contract", "Patience"] },
      ],
    },
    {
      kind: "day",
      look: "week",
      title: "A week of Aprils",
      text: "Spring is when the whole town walks around its house on a Sunday.",
      hours: [
        {
          time: "Monday",
          title: "A sub is late",
          text: "“I’ve told the superintendent. He says start with the north side.”",
        },
        {
          time: "Tuesday",
          title: "The inspector’s window",
          text: "“Between ten and noon. It’s on the job card now.”",
        },
        {
          time: "Wednesday",
          title: "A neighbor and a driveway",
          text: "“I’ve asked them to move the truck. Mr. Ames will call you himself at one.”",
        },
        {
          time: "Thursday",
          title: "“He just stopped coming”",
          text: "“Please photograph it as it is, and find the contract. Then we’ll come and look.”",
        },
        {
          time: "Sunday",
          title: "A deck, with a tub, eventually",
          text: "“The tub changes the footings, so I’m glad you mentioned it.”",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "Four sentences it was never taught",
      limits: [
        {
          never: "“About forty a foot.”",
          because: "It says what moves a price and who will write one down.",
        },
        {
          never: "“That wall’s fine.”",
          because: "Load-bearing or not is for somebody with a license and a flashlight.",
        },
        {
          never: "“You won’t need a permit.”",
          because: "It asks the question. The permit counter answers it.",
        },
        {
          never: "“We’ll be done by Thanksgiving.”",
          because:
            "A date is a promise, and promises belong in the contract that your state wants in writing.",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Boards, drives and books",
      text: "Buildertrend, JobTread, Procore and Houzz Pro are not connected yet. A board, a drive and a set of books go a long way.",
      systems: [
        { name: "Trello", text: "A card for each job, moved when the visit is booked" },
        { name: "monday.com", text: "The punch list, with an owner and a date" },
        { name: "Google Drive", text: "Drawings, in the version you put there" },
        { name: "Xero", text: "Deposits that are due, reminders from Gold on" },
        { name: "AccuWeather", text: "Pour days" },
        { name: "WhatsApp", text: "Where the crews are anyway" },
      ],
    },
    {
      kind: "talk",
      title: "Be the couple with the picture",
      text: "One of you should disagree. It is used to that.",
      button: "Talk to the AI",
      say: [
        "We want to, like, open up the kitchen.",
        "Our other guy stopped showing up.",
        "It’s small. Well, it’s a bathroom. And the hall.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "contractors",
        title: "Asked from a ladder",
        items: [
          {
            id: "tire-kickers",
            question: "Will it send us out for nothing?",
            answer:
              "It names your brackets before it offers the visit. Some people thank it and hang up, and both of you have kept a Saturday.",
          },
          {
            id: "date",
            question: "What if it promises a date?",
            answer: "It can’t. It writes down the date she hopes for, and the reason.",
          },
          {
            id: "crews",
            question: "Can the crews have a number, too?",
            answer:
              "Yes: another number and another agent. Plans say how many agents they have; extra numbers begin with Silver.",
          },
          {
            id: "spanish",
            question: "Half our customers ask in Spanish.",
            answer:
              "It answers in Spanish from the first word and notes it, because the notice on a contract signed at home follows the language of the sale.",
          },
          {
            id: "project-software",
            question: "And the project software?",
            answer:
              "Not among the systems yet. Bring it to the demo; some have a door that a signed request fits through.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Measure twice,", "drive once"],
      text: "Half an hour, on the phone, with your boots on.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["painters", "b2b-services"],
  posts: ["what-a-receptionist-hears", "two-in-the-morning-in-spanish"],
};
