import type { IndustryPage } from "../industry-page.ts";

export const pestControl: IndustryPage = {
  slug: "pest-control",
  frontDesk: {
    name: "Hollis Pest Service",
    trade: "a pest control company",
    opens: 420,
    closes: 1080,
  },
  emergency: {
    title: "When it has bitten, or been swallowed",
    quote: "“He got stung like five times and his lip is getting big.”",
    says: "medical",
    steps: [
      "Something swallowed, sprayed or in the eyes: Poison Help, 1-800-222-1222. Collapsed or shaking: 911.",
      "Your person on call hears which product it was, from the last ticket.",
    ],
    note: "A bat in a room where somebody slept is kept in, not let out: health department and doctor. A snake bite is 911.",
  },
  sections: [
    {
      kind: "hero",
      layout: "side",
      title: "“There’s something in\u00a0the\u00a0wall.” Calmly,\u00a0now.",
      text: "It listens to people who are not calm. It asks where, how many legs, what time of night and who in the house must not be near the treatment.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "5:55 am",
      scene: "They have been up since four.",
      talk: {
        medium: "call",
        label: "A telephone call to Hollis Pest Service",
        agent: "Desk",
        caller: "Caller",
        lines: [
          {
            who: "caller",
            text: "There’s [scratching in the bedroom wall]. Something is in there.",
          },
          {
            who: "agent",
            text: "That’s a bad way to wake. It can’t get to you through a wall. At night only, or in the day too?",
          },
          {
            who: "caller",
            text: "[Around four]. Every night. And I found… little black things.",
          },
          {
            who: "agent",
            text: "The size of a grain of rice, or of a raisin? I’m sorry to ask.",
          },
          { who: "caller", text: "[Rice]." },
          {
            who: "agent",
            text: "Thank you, that is the most useful thing you could have said. Any children, pets, fish? Anyone pregnant?",
          },
          { who: "caller", text: "A [cat], and a [fish tank]." },
          {
            who: "agent",
            text: "Then Hollis brings traps, not bait, and covers the tank. Eight o’clock. Leave them where they are.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Inspection diagram",
          note: "N at top",
          parts: [
            {
              kind: "drawing",
              drawing: "house-outline",
              label:
                "Outline of a house with marks: noise in the bedroom wall, droppings behind the stove, a gap where the pipe enters.",
            },
            {
              kind: "legend",
              text: "N noise, 4 am. D droppings, rice. E entry? Gas line, a thumb wide.",
            },
            {
              kind: "boxes",
              boxes: [
                { label: "In the house", value: "Cat, fish tank, no children", span: 6 },
                { label: "Treatment", value: "Traps. No bait, no dust.", span: 6 },
                { label: "Visit", value: "8:00, Hollis, unmarked van", span: 6 },
                { label: "Photos", value: "Not needed. Really.", span: 6 },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "scale",
      title: "How many legs?",
      text: "Nobody on a chair can name a species. Everybody can count.",
      steps: [
        {
          figure: "6",
          title: "And wings?",
          items: ["Straight feelers or bent", "Four wings alike, or two pairs"],
          result: "One in a jar, lid on. A photo beside a coin.",
        },
        {
          figure: "8",
          title: "Where does it sit?",
          items: ["Web or no web", "Which room, how high"],
          result: "A look this week. A bite that spreads goes to a doctor first.",
        },
        {
          figure: "4",
          title: "Rice or raisin?",
          items: ["Night only, or by day", "A gap as wide as a thumb"],
          result: "Traps, and the gap. Not the can from the store.",
        },
        {
          figure: "0",
          title: "Stay where you are.",
          items: ["In the house or outside", "Did it bite"],
          result: "A closed door and a towel under it. Bitten: 911.",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "surface",
      title: "What is not said to a frightened person",
      limits: [
        {
          never: "“It’s harmless.” “It’s green.”",
          because: "What a product is and does stands on its label, and the label is the law.",
        },
        {
          never: "“You can go back in at six.”",
          because: "That hour comes from the label and the technician’s sheet, from nobody else.",
        },
        {
          never: "“Those are termites.”",
          because: "It says what you described. Somebody with a license says what it is.",
        },
        {
          never: "“Unit 3 has them too.”",
          because: "One tenant never hears about another.",
        },
      ],
    },
    {
      kind: "messages",
      title: "The prep sheet, as it arrives",
      text: "A house that is not ready is a drive for nothing. So the list goes out while the call is still warm, and asks back once.",
      to: "To the caller, two days before",
      messages: [
        "Thursday at ten, Mr. Hollis, plain car. Here is what helps him. It takes about an hour.",
        "Sheets and the clothes on the floor: hot wash, hot dry, then into a bag that you tie.",
        "Please stay in your own bed till then. They follow people to the couch.",
        "No spray and no bombs, whatever the store said. It sends them next door.",
        "The parrot should spend the day with a friend. Is that possible? Y or N",
      ],
      note: "The first line does not say which animal, unless you want it to. Who else reads that phone is not our business.",
    },
    {
      kind: "asks",
      look: "list",
      onSurface: true,
      title: "Questions that lower a voice",
      text: "Being asked something exact is calming. We did not know that before we listened to it.",
      questions: [
        {
          question: "Is anybody stung, bitten or breathing badly?",
          label: "First",
          answer: "Once, on the hand",
        },
        {
          question: "What did you see? Size, wings, which wall?",
          label: "Seen",
          answer: "Rice grain, flat",
        },
        {
          question: "Since when, and in how many rooms?",
          label: "Size of job",
          answer: "Two weeks, bedroom",
        },
        {
          question: "Have you used anything on it?",
          label: "Already used",
          answer: "Fogger, Sunday",
        },
        {
          question: "Who lives there? Anybody small, pregnant, feathered?",
          label: "Household",
          answer: "Parrot",
        },
        {
          question: "A house or a unit, and who lets us in?",
          label: "Access",
          answer: "Unit 4, landlord knows",
        },
        {
          question: "Have we been there before?",
          label: "Re-service",
          answer: "Monday’s ticket",
        },
        {
          question: "Is a closing waiting for a letter?",
          label: "Lender’s form",
          answer: "Friday",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "The second week of May",
      text: "Everything that has wings uses them at once.",
      hours: [
        {
          time: "7:40 am",
          title: "Wings on a windowsill",
          text: "“Don’t sweep them up yet. One photo, and keep the piece of wood.”",
        },
        {
          time: "11:00 am",
          title: "“You were here Monday”",
          text: "“It says so here, and what was done. Your plan brings him back without a fee.”",
        },
        {
          time: "4:05 pm",
          title: "The letter thing",
          text: "“Which lender’s form, and is there a way into the attic?”",
        },
        {
          time: "10:10 pm",
          title: "The kitchen light",
          text: "“Turn it on again and leave it. Nine tomorrow. Try the other room tonight.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "What it can look up and leave behind",
      text: "PestPac, FieldRoutes, GorillaDesk and Briostack are not connected yet. If last Monday’s ticket lies in a sheet or a database, it knows it.",
      systems: [
        { name: "WhatsApp", text: "Where the jar is photographed" },
        { name: "Google Gemini", text: "Describes a picture, names no animal" },
        { name: "Google Calendar", text: "Routes by half day" },
        { name: "Stripe", text: "The inspection fee, by link" },
        { name: "AccuWeather", text: "Wind and rain outdoors" },
      ],
    },
    {
      kind: "talk",
      title: "Call from on top of a chair",
      text: "Speak fast. Leave out the address. Ask whether it is safe for the dog, who is pregnant.",
      button: "Talk to the AI",
      say: [
        "There’s, like, a lot of them. With wings.",
        "I think bed bugs. Please don’t put it on the van.",
        "I already sprayed, is that bad?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "pest-control",
        title: "Asked with the lid on",
        items: [
          {
            id: "calm",
            question: "Does it calm people, or just take them down?",
            answer:
              "It answers fear with the next thing to do, and with the thing not to do. The form fills itself meanwhile.",
          },
          {
            id: "pets",
            question: "What about pets and children?",
            answer:
              "It asks, writes them down and promises nothing. Your technician decides with the label in hand.",
          },
          {
            id: "discretion",
            question: "Who reads what it takes down?",
            answer: "The one name you choose. Texts can leave the animal out.",
          },
          {
            id: "re-service",
            question: "Callbacks within the month?",
            answer:
              "Your rule, in your words. It knows the last visit where that is kept in a system it can read.",
          },
          {
            id: "route-software",
            question: "Will it fill the route?",
            answer:
              "It fills a calendar. Route programs are not connected yet; some take a signed request, and we can try yours in the demo.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Somebody is calling", "from on top of a chair"],
      text: "Half an hour. We have all had mice.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["plumbers", "contractors"],
  posts: ["what-a-receptionist-hears", "say-that-you-are-a-machine"],
};
