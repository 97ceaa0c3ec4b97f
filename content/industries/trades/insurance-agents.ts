import type { IndustryPage } from "../industry-page.ts";

export const insuranceAgents: IndustryPage = {
  slug: "insurance-agents",
  frontDesk: { name: "Dunn Insurance", trade: "an insurance agency", opens: 510, closes: 1020 },
  emergency: {
    title: "When the loss is still going on",
    quote: "“The tree’s on the garage and there’s a wire hanging off it.”",
    says: "wire-down",
    steps: [
      "Is anybody hurt? Where is everybody now?",
      "A licensed person is woken for what cannot wait: a bad accident, a home nobody can sleep in.",
    ],
    note: "The notice comes last. It takes two minutes once they stand somewhere dry, and it carries tonight’s hour.",
  },
  sections: [
    {
      kind: "hero",
      layout: "form",
      title: "It hailed at seven. You\u00a0insure half the\u00a0street.",
      text: "It takes the first notice of loss while the gutters are still running, one caller as calmly as the next. It never says “covered”. It says what to photograph.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "7:06 pm",
      scene: "It stopped two minutes ago.",
      talk: {
        medium: "call",
        label: "A telephone call to an insurance agency after hail",
        agent: "Desk",
        caller: "Insured",
        lines: [
          { who: "caller", text: "Golf balls. The skylight is [broken] and it’s [coming in]." },
          { who: "agent", text: "Is everyone safe, and away from the glass?" },
          { who: "caller", text: "Yes. [Two of us]." },
          {
            who: "agent",
            text: "Then a tarp or a bucket, and photographs before you move anything. Keep the receipt for the tarp. Don’t climb up.",
          },
          { who: "caller", text: "Will it be covered?" },
          {
            who: "agent",
            text: "The carrier decides that, after an adjuster has seen it. I’m writing the notice now. The office files it and texts you the claim number.",
          },
        ],
      },
      papers: [
        {
          look: "sheet",
          title: "Property loss notice",
          note: "First notice. Not a statement of coverage.",
          parts: [
            {
              kind: "boxes",
              boxes: [
                { label: "Insured", value: "Ruth and Alan Moya", span: 5 },
                {
                  label: "Policy number",
                  value: "On file, matched by phone",
                  span: 4,
                  narrow: 6,
                },
                { label: "Date, time of loss", value: "Today, 7:04 pm", span: 3, narrow: 6 },
              ],
            },
            {
              kind: "ticks",
              items: [
                { label: "Fire" },
                { label: "Theft" },
                { label: "Lightning" },
                { label: "Hail", on: true },
                { label: "Flood" },
                { label: "Wind", on: true },
                { label: "Other" },
              ],
            },
            { kind: "talk", title: "Description of loss, as told" },
            {
              kind: "boxes",
              boxes: [
                { label: "Injuries", value: "None", span: 3, narrow: 6 },
                { label: "Mitigation", value: "Tarp, receipt kept", span: 5, narrow: 6 },
                { label: "Occupied tonight?", value: "Yes", span: 4, narrow: 6 },
                { label: "Photographs", value: "9, by text", span: 3, narrow: 6 },
                { label: "Mortgagee", value: "On file", span: 4 },
                {
                  label: "Also calling",
                  value: "A neighbor, wants to bind. Moratorium is on.",
                  span: 5,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "columns",
      title: "Who may say what",
      text: "Your license draws the line. It keeps to its own side, even at two in the morning, even when the caller is crying.",
      columns: [
        {
          title: "Anybody may",
          note: "So it does.",
          items: [
            "“Which address, and when did it come in?”",
            "“Send the photographs to this number.”",
            "“The holder’s exact name, as the city writes it?”",
            "“Your review is on Thursday at ten.”",
          ],
        },
        {
          title: "A licensed person says",
          note: "So it fetches one.",
          items: [
            "Whether the policy covers it",
            "What limit would be wiser",
            "Whether to file, or pay out of pocket",
            "That somebody is covered from today",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      onSurface: true,
      title: "After the hail: one street, nine calls",
      text: "They call within half an hour of each other. Each gets the same questions and nobody gets a busy signal.",
      stops: [
        {
          time: "7:06",
          title: "418, the skylight",
          text: "Notice written. Nine photographs on the way.",
          gap: "3 min",
        },
        {
          time: "7:09",
          title: "420, a windshield",
          text: "“Is glass separate?” A licensed answer, at half past seven tomorrow.",
          gap: "2 min",
        },
        {
          time: "7:11",
          title: "415, wants to start a policy",
          text: "A storm warning is up, so binding is for the agent to answer. She is told so, politely.",
          gap: "8 min",
        },
        {
          time: "7:19",
          title: "422, a man on a ladder",
          text: "“Please come down first. The roof will be there in the morning.”",
        },
      ],
    },
    {
      kind: "asks",
      look: "boxes",
      title: "The notice, question by question",
      text: "Facts as they were told. Not a word on whose fault it was: the adjuster weighs that.",
      questions: [
        {
          question: "Is everybody safe, and is water coming in?",
          label: "First",
          answer: "Yes. Water in the hall",
        },
        { question: "Whose policy is it?", label: "Insured", answer: "Ortiz, 79912" },
        {
          question: "The house, a car, or the business?",
          label: "Line",
          answer: "Home, the roof",
        },
        {
          question: "When did it happen, as near as you can?",
          label: "Date, hour",
          answer: "Tonight, about six",
        },
        {
          question: "What did you see?",
          label: "As told",
          answer: "Hail, north slope",
        },
        {
          question: "Any report, any other driver?",
          label: "Papers",
          answer: "None",
        },
        {
          question: "Who is your carrier now, and when does it renew?",
          label: "For a quote",
          answer: "Renews March 3",
        },
        {
          question: "When may Ms. Dunn call about coverage?",
          label: "Licensed person",
          answer: "Before nine",
        },
      ],
    },
    {
      kind: "never",
      look: "card",
      ground: "paper",
      title: "Words that are locked away",
      limits: [
        {
          never: "“You’re covered.”",
          because: "Or “you’re not.” Both are on its forbidden list before the first call.",
        },
        {
          never: "“It starts today.”",
          because: "It binds, changes and cancels nothing. State licensing law says who may.",
        },
        {
          never: "“I’d raise the limit.”",
          because: "Advice on limits belongs to the person who answers for it.",
        },
        {
          never: "“That other plan is better.”",
          because:
            "It compares no carriers. About Medicare plans it books a meeting and says no more.",
        },
      ],
    },
    {
      kind: "day",
      look: "line",
      title: "Renewal month, an ordinary Wednesday",
      text: "Between claims there is the rest of the business.",
      hours: [
        {
          time: "7:10 am",
          busy: 3,
          title: "Hail, the late ones",
          text: "“Good call, waiting for daylight. Which slope?”",
        },
        {
          time: "10:30 am",
          busy: 4,
          title: "At a gate",
          text: "“They want the certificate to name the city. Could you spell the department?”",
        },
        {
          time: "1:15 pm",
          busy: 3,
          title: "“Why did it go up again?”",
          text: "“I’ll put the renewal in front of Ms. Dunn before she calls you. Two o’clock?”",
        },
        {
          time: "4:50 pm",
          busy: 5,
          title: "At the dealer’s desk",
          text: "“An agent has to do that, and one is here. Stay on.”",
        },
        {
          time: "8:40 pm",
          busy: 2,
          title: "A motorcycle, and a boat, sort of",
          text: "“Let’s take them one at a time. Where does it sleep in winter?”",
        },
      ],
    },
    {
      kind: "systems",
      look: "list",
      title: "Where a notice lands",
      text: "Applied Epic, AMS360, EZLynx and HawkSoft are not connected yet, nor is any carrier’s portal. Until they are, the file is written where you can reach it.",
      systems: [
        { name: "MySQL", text: "The policy, found by telephone number" },
        { name: "Zoho CRM", text: "Renewal date as a field of its own" },
        { name: "Dropbox", text: "Photographs, by date and sender" },
        { name: "Box", text: "Signed forms" },
        { name: "Microsoft Outlook", text: "The review, in the right agent’s week" },
        { name: "AccuWeather", text: "Knows that today is a hail day" },
      ],
    },
    {
      kind: "talk",
      title: "Call your own agency after a storm",
      text: "Give it your name and hours. Then ask the one question it may not answer, and listen.",
      button: "Talk to the AI",
      say: [
        "Am I covered? A tree’s on the garage.",
        "Can you just start it today, there’s a storm coming.",
        "I need a COI, they won’t let us on site.",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "insurance-agents",
        title: "What agents want to know first",
        items: [
          {
            id: "sell",
            question: "Can it sell?",
            answer:
              "No. It takes facts and notices, and it fetches a licensed person. That is the whole of its ambition.",
          },
          {
            id: "after-hail",
            question: "How many at once, after hail?",
            answer:
              "Every line, each on the first ring. Minutes beyond those of your plan cost what the price list prints.",
          },
          {
            id: "says-covered",
            question: "And if it does say the word?",
            answer:
              "You hear the test calls before anybody else does, and you choose what they try to make it say. We would start there, too.",
          },
          {
            id: "renewals",
            question: "May it call people about renewals?",
            answer:
              "With their consent, on Gold and above. Keep the proof of the yes, with the date and the time.",
          },
          {
            id: "agency-system",
            question: "Does it write into the agency system?",
            answer:
              "Not yet. It writes the notice and the photographs into the places named above, and a person carries over what the carrier wants.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["The hail stops.", "Then the phone starts."],
      text: "Thirty minutes. Bring the call log of your worst evening.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["auto-body-repair", "real-estate-agents"],
  posts: ["information-or-advice", "a-yes-you-can-prove"],
};
