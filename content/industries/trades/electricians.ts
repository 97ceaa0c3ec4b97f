import type { IndustryPage } from "../industry-page.ts";

export const electricians: IndustryPage = {
  slug: "electricians",
  frontDesk: { name: "Voss Electric", trade: "an electrical contractor", opens: 420, closes: 1020 },
  emergency: {
    title: "When the box is talking",
    quote: "“It’s buzzing. The box. And it smells like fish by the outlet.”",
    says: "electrical",
    steps: [
      "Is everybody out of that room, and is anybody hurt?",
      "Your on-call electrician has the call before the caller hangs up.",
    ],
    note: "A wire down in the yard: stay far back, keep the others back, 911 and the utility. Nobody touches a person who may still be on the current.",
  },
  sections: [
    {
      kind: "hero",
      layout: "form",
      title: "Does it smell of smoke? It asks that\u00a0first.",
      text: "After\u00a0the\u00a0smoke it asks what else went dark, which breaker, and what was just plugged in. It never tells anyone to take a cover off. It never says “just reset it” twice.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "8:40 pm",
      talk: {
        medium: "call",
        label: "A telephone call to Voss Electric",
        agent: "Desk",
        caller: "Caller",
        lines: [
          { who: "caller", text: "[Half the kitchen] is dead." },
          { who: "agent", text: "Any smoke, a burning smell, a warm wall plate?" },
          { who: "caller", text: "No. The middle breaker. [Fourteen]." },
          { who: "agent", text: "What was running?" },
          { who: "caller", text: "[Kettle and the air fryer]." },
          {
            who: "agent",
            text: "Unplug both. Off all the way, then on, once. If it goes again, leave it.",
          },
          { who: "caller", text: "It [went again]." },
          {
            who: "agent",
            text: "Then it is telling us something. Leave it off. Nine tomorrow, or tonight at the night rate?",
          },
        ],
      },
      papers: [
        {
          look: "carbon",
          title: "Service work order",
          note: "No. 08815",
          copy: "White: office",
          parts: [
            {
              kind: "beside",
              left: [
                {
                  kind: "circuits",
                  names: [
                    "Range",
                    "Dryer",
                    "Range",
                    "Dryer",
                    "Kitchen",
                    "Living",
                    "Kitchen",
                    "Bath",
                    "Bed 1",
                    "Garage",
                    "Bed 2",
                    "?",
                    "Hall",
                    "Kitchen E",
                    "Spare",
                    "Spare",
                  ],
                  ringed: 14,
                  label:
                    "A breaker panel directory. Number 14, Kitchen E, is ringed in red. Number 12 is marked with a question mark.",
                },
                { kind: "legend", text: "Photo of the door. The cover stays on." },
              ],
              right: [{ kind: "talk", title: "What the customer said" }],
            },
            {
              kind: "boxes",
              boxes: [
                { label: "Smoke, smell, heat", value: "No, no, no", span: 4, narrow: 6 },
                { label: "Circuit", value: "14, 20 A, tripped twice", span: 5, narrow: 6 },
                { label: "Panel", value: "Photo, cover on", span: 3, narrow: 6 },
                { label: "Fridge on it?", value: "No, on 7", span: 3, narrow: 6 },
                { label: "Dispatch", value: "9:00 am, Wen", span: 4 },
                { label: "Label 12", value: "Nobody knows. Nobody ever does.", span: 5 },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "night",
      title: "It keeps its hands in its pockets",
      limits: [
        {
          never: "No cover comes off.",
          because: "It asks for a photo of the door with the labels, taken from where you stand.",
        },
        {
          never: "No second reset.",
          because: "A breaker that trips twice has answered the question.",
        },
        {
          never: "No wiring by telephone.",
          because: "Not a three-prong, not a fixture, not with the best of tutorials.",
        },
        {
          never: "No price for a panel it has not seen.",
          because: "Nor for a charger: the load calculation decides, and that is yours.",
        },
      ],
    },
    {
      kind: "table",
      onSurface: true,
      title: "The directory, filled in while they talk",
      text: "Most panels were labeled once, in pencil, by a person who has since moved. Each call leaves yours a line better.",
      head: ["No.", "Says", "Is", "Told by"],
      rows: [
        ["5", "Kitchen", "[Outlets left of the sink]", "Tuesday’s call"],
        ["7", "Kitchen", "[Refrigerator, alone]", "Tonight"],
        ["12", "?", "[Still a question mark]", "Everybody"],
        ["14", "Kitchen E", "[Counter, 20 A. Kettle, air fryer.]", "Tonight"],
        ["16", "Spare", "[Spare. Good place for a charger.]", "Photo"],
      ],
      note: "The sheet goes to the van with the order. Wen reads it in the driveway.",
    },
    {
      kind: "asks",
      look: "boxes",
      title: "Eight questions, and the name is not the first",
      questions: [
        {
          question: "Smoke, sparks, a burning or a fishy smell? Did anybody get a shock?",
          label: "Danger",
          answer: "TV popped",
        },
        {
          question: "The whole house, half of it, or one circuit?",
          label: "How much",
          answer: "Kitchen dim",
        },
        {
          question: "Is anything brighter than it should be?",
          label: "Neutral",
          answer: "The den",
        },
        {
          question: "Are the neighbors dark too?",
          label: "Utility or house",
          answer: "They’re fine",
        },
        {
          question: "Water, a storm, or work done lately?",
          label: "Cause",
          answer: "Dishwasher put in",
        },
        {
          question: "Where does the breaker stand now?",
          label: "Position",
          answer: "Off, staying off",
        },
        {
          question: "Does anybody there need power for medical equipment?",
          label: "Order of the night",
          answer: "Fish tank only",
        },
        {
          question: "Who owns it, and who may say yes to the bill?",
          label: "Address, owner",
          answer: "9 Finch, owner",
        },
      ],
    },
    {
      kind: "day",
      look: "rows",
      title: "A stormy Wednesday",
      text: "Half of what comes in belongs to the power company. It sorts that out before your van does.",
      hours: [
        {
          time: "4:10 am",
          title: "A bakery, the oven circuit",
          text: "“A cold oven at four is worth waking Wen for. The next call you get is Wen’s.”",
        },
        {
          time: "8:30 am",
          title: "An inspection report",
          text: "“Read me item six. Double-tapped, yes. I’ve copied all nine; that is a ninety-minute visit.”",
        },
        {
          time: "1:15 pm",
          title: "A charger, ballpark",
          text: "“No ballpark, but a photo of the panel and the distance to the garage get you a figure in writing.”",
        },
        {
          time: "7:20 pm",
          title: "Some bright, some brown",
          text: "“Main off, if you can do it dry. Then the utility’s number, which I have just sent.”",
        },
        {
          time: "9:40 pm",
          title: "A wire down",
          text: "“911 first. Then the utility. Us last, tomorrow, in daylight.”",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "What rides along on the order",
      text: "ServiceTitan, Jobber, Housecall Pro and the permit portals are not connected yet. Each order can be sent to an address of yours as it closes.",
      systems: [
        { name: "Google Calendar", text: "Estimates by day, on call by night" },
        { name: "Google Gemini", text: "Reads the labels off the photo, judges nothing" },
        { name: "Dropbox", text: "Report pages and panel doors" },
        { name: "Slack", text: "Who is awake, officially" },
        { name: "AccuWeather", text: "Knows there was a storm" },
        { name: "QuickBooks", text: "Last year’s invoice for the same panel" },
        { name: "Home Assistant", text: "For shops that install it" },
        { name: "Stripe", text: "A link for the service call" },
      ],
    },
    {
      kind: "talk",
      title: "Call it in the dark",
      text: "Your company, your night rate. Say what you see and nothing about what it might be.",
      button: "Talk to the AI",
      say: [
        "Half my house is out, the other half’s really bright.",
        "The breaker keeps popping, I just push it back.",
        "It got wet, can I turn it on?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "electricians",
        title: "What a license holder asks us",
        items: [
          {
            id: "dangerous",
            question: "Isn’t it dangerous to let software talk about this?",
            answer:
              "It has very few sentences: off, out, who to call. You approve each of them, and it has no others on the subject.",
          },
          {
            id: "utility",
            question: "Can it tell our side from the utility’s?",
            answer:
              "It asks about the neighbors and about lights that got brighter. When it may be both, it sends the caller both ways and you stay on call.",
          },
          {
            id: "night-fee",
            question: "Does it say the night fee?",
            answer: "Before the van moves, to the dollar you set, and it waits for a yes.",
          },
          {
            id: "no-photo",
            question: "Do estimates need a photo?",
            answer:
              "If you say so. It asks for one in any case. Pictures arrive by text, so think of Silver or above.",
          },
          {
            id: "software",
            question: "Our dispatch software is older than the apprentice.",
            answer:
              "It is probably not connected yet; neither are the new ones. A calendar is, and a webhook can feed whatever will listen.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Before the breaker,", "the smell"],
      text: "Thirty minutes. Bring the sentences you would let an apprentice say.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["plumbers", "hvac"],
  posts: ["a-burst-pipe-at-eleven", "say-that-you-are-a-machine"],
};
