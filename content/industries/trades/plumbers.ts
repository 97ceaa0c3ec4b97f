import type { IndustryPage } from "../industry-page.ts";

export const plumbers: IndustryPage = {
  slug: "plumbers",
  frontDesk: { name: "Cobb Plumbing", trade: "a plumbing company", opens: 420, closes: 1020 },
  emergency: {
    title: "When it is not the drain",
    quote: "“I smell rotten eggs. Could be the drain?”",
    says: "gas",
    steps: [
      "It is gas until somebody shows otherwise.",
      "Your on-call person is told that they are out, and where.",
    ],
    note: "A sagging ceiling, or water on its way to the panel, empties the house too. Nobody is asked to relight anything.",
  },
  sections: [
    {
      kind: "hero",
      layout: "form",
      title: "First the valve. Then the\u00a0van.",
      text: "It tells them where to look and which way to turn before it asks for the address. Water does not wait for a dispatcher.",
      book: "Book a Demo",
      hear: "Hear it answer",
      time: "11:26 pm",
      talk: {
        medium: "call",
        label: "A telephone call to Cobb Plumbing",
        agent: "Desk",
        caller: "Caller",
        lines: [
          { who: "caller", text: "Water’s [pouring from under the sink]." },
          {
            who: "agent",
            text: "Reach under it. Two small handles on the wall. Turn both clockwise until they stop.",
          },
          { who: "caller", text: "One’s [stuck]. It’s still coming." },
          {
            who: "agent",
            text: "Then the main. Where the pipe comes through the wall facing the street, or by the water heater. A lever? Turn it across the pipe.",
          },
          { who: "caller", text: "It [stopped]. Oh, thank God." },
          {
            who: "agent",
            text: "Nicely done. Luis is twenty-five minutes away. Towels now; and is any of it near an outlet?",
          },
        ],
      },
      papers: [
        {
          look: "carbon",
          title: "Service work order",
          note: "No. 31902",
          copy: "White: office",
          parts: [
            {
              kind: "drawing",
              drawing: "valves",
              label:
                "Two valves. With the lever along the pipe it is open, across the pipe it is shut. A round handle shuts clockwise.",
            },
            { kind: "talk", title: "What the customer said" },
            {
              kind: "boxes",
              boxes: [
                {
                  label: "Nature of call",
                  value: "Supply line, kitchen, angle stop seized",
                  span: 8,
                },
                { label: "Water now", value: "Off at main", span: 4, narrow: 6 },
                { label: "Near electric", value: "No", span: 3, narrow: 6 },
                { label: "Dispatch", value: "Luis, on call, 11:52", span: 5, narrow: 6 },
                { label: "Ceiling below?", value: "Dry", span: 4, narrow: 6 },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: "pictures",
      title: "Find your main",
      text: "Nobody looks for it until the night it matters. It knows three kinds of houses and asks which one you are standing in.",
      pictures: [
        {
          drawing: "crawlspace",
          title: "Basement or crawlspace",
          text: "“The wall toward the street, about knee high. A pipe comes through it.”",
        },
        {
          drawing: "curb-box",
          title: "A lid by the sidewalk",
          text: "“Under a small iron lid near the meter. You may need pliers; turn it a quarter.”",
        },
        {
          drawing: "slab",
          title: "A house on a slab",
          text: "“By the water heater, in the garage, or behind a little door in the hall.”",
        },
      ],
    },
    {
      kind: "asks",
      look: "boxes",
      onSurface: true,
      title: "Nine boxes on the ticket",
      text: "One slow fixture is a branch. Everything low at once is the main. The questions come in that order.",
      questions: [
        {
          question: "Is water near a light, an outlet or the panel? Do you smell gas?",
          label: "Danger",
          answer: "Chandelier",
        },
        {
          question: "Is it running or stopped? Clean, or from a drain?",
          label: "Tonight or not",
          answer: "Stopped, clean",
        },
        {
          question: "Which valve did you find?",
          label: "Shut-off",
          answer: "Main off",
        },
        {
          question: "One fixture, or all of them? Which is lowest?",
          label: "Branch or main",
          answer: "Tub and toilet",
        },
        {
          question: "Do you own it, or does somebody else approve the bill?",
          label: "Owner",
          answer: "Tenant, Mr. Ames pays",
        },
        {
          question: "Slab or basement, and have you seen a cleanout?",
          label: "Cleanout",
          answer: "Slab, by the porch",
        },
        {
          question: "Where are you, who lets us in, is there a dog?",
          label: "Address",
          answer: "12 Dover, Webb, no dog",
        },
        {
          question: "Could you send one photo from the doorway?",
          label: "Photo",
          answer: "Heater, 2009",
        },
        {
          question: "Tonight at the night rate, or seven at the day rate?",
          label: "Theirs to choose",
          answer: "Seven",
        },
      ],
    },
    {
      kind: "day",
      look: "line",
      title: "The Friday after Thanksgiving",
      text: "You call it Brown Friday. Every disposal in town has been full of potato peels since noon yesterday.",
      hours: [
        {
          time: "6:05 am",
          busy: 2,
          title: "A builder",
          text: "“Rough-in moved to Thursday. The inspector comes Friday, then?”",
        },
        {
          time: "9:20 am",
          busy: 5,
          title: "Just the drain, how much",
          text: "“This is the flat rate. Roots or a second hour add to it, and Pete tells you first.”",
        },
        {
          time: "12:05 pm",
          busy: 4,
          title: "A tenant",
          text: "“I’ve asked Mr. Ames by text. I’m holding your slot until he answers.”",
        },
        {
          time: "4:45 pm",
          busy: 3,
          title: "Rotten eggs",
          text: "“Out of the house, please, all of you. I’ll stay quiet till you’re outside.”",
        },
        {
          time: "11:10 pm",
          busy: 2,
          title: "12 Dover Street",
          text: "“With the main off you can sleep on it. Seven o’clock, with a drywall knife.”",
        },
      ],
    },
    {
      kind: "never",
      look: "band",
      ground: "night",
      title: "What it wouldn’t say even with wet feet",
      limits: [
        {
          never: "“It’s only the drain.”",
          because: "A bad smell is gas first and a trap second.",
        },
        {
          never: "“Relight it.” “Open the cleanout.” “Pour this in.”",
          because: "Fire, pressure and chemicals wait for hands that know them.",
        },
        {
          never: "“Within the hour.”",
          because: "It says who is coming and from where. The rest is traffic.",
        },
        {
          never: "“Your landlord pays.”",
          because: "It asks him. What he owes you is between you and your lease.",
        },
      ],
    },
    {
      kind: "systems",
      look: "columns",
      title: "Where the white copy goes",
      text: "ServiceTitan, Housecall Pro, Jobber and Workiz are not connected yet. The ticket is written so that it can be typed over in a minute.",
      systems: [
        { name: "Google Calendar", text: "A column for each van" },
        { name: "Google Gemini", text: "Reads make and year off the heater’s plate" },
        { name: "Dropbox", text: "The photo from the doorway" },
        { name: "Stripe", text: "A link for the trip fee" },
        { name: "Gmail", text: "The builder’s new date, in writing" },
        { name: "Slack", text: "Who is on call, and who after him" },
        { name: "AccuWeather", text: "The first hard freeze; warnings go out on Gold and above" },
        { name: "Google Ads", text: "Which ad rang" },
      ],
    },
    {
      kind: "talk",
      title: "Call it with water on the floor",
      text: "Type in your shop. Be loud, be vague, and do not know where anything is.",
      button: "Talk to the AI",
      say: [
        "There’s water coming through the light.",
        "I’m a tenant, do I call you or him?",
        "How much to snake a drain, just the drain?",
      ],
    },
    {
      kind: "questions",
      faq: {
        id: "plumbers",
        title: "Shouted over a pump",
        items: [
          {
            id: "valve",
            question: "Can it really talk somebody to a valve?",
            answer:
              "With the words you approve, one step at a time. It asks about electricity before it asks for a name.",
          },
          {
            id: "woken",
            question: "Who gets out of bed?",
            answer:
              "Only the calls on your table. In the morning you read what the night was like, and change the table.",
          },
          {
            id: "one-man",
            question: "It’s me and a van. Is one agent enough?",
            answer:
              "Yes. Basic has one, and one agent takes all lines at the same moment. What you will want first is texts, which have a rate from Silver on.",
          },
          {
            id: "prices",
            question: "Prices on the phone?",
            answer:
              "Your trip fee and your flat prices, as you print them. A repair that nobody has seen has no price.",
          },
          {
            id: "dispatch",
            question: "We dispatch from an app.",
            answer:
              "Field-service apps are not in the catalog yet. It fills a calendar, and can send each order to an address of yours.",
          },
        ],
      },
    },
    {
      kind: "horizon",
      title: ["Turn it clockwise.", "Now: where do you live?"],
      text: "Half an hour at any hour; you are up anyway. Bring the table of who gets woken.",
      book: "Book a Demo",
    },
  ],
  neighbors: ["hvac", "electricians"],
  posts: ["a-burst-pipe-at-eleven", "two-in-the-morning-in-spanish"],
};
